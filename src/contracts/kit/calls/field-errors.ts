import type * as z from 'zod';
import type { ErrorDetails, FieldError } from '@/contracts/kit/calls/errors';

type Issue = z.core.$ZodIssue;

/** Says which of the `errors` texts fits a failed rule; a rule's own message is such a key already. */
export function fieldErrorCode(issue: Issue): Omit<FieldError, 'message'> {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return issue.minimum === 1
          ? { code: 'required' }
          : { code: 'tooShort', details: { min: Number(issue.minimum) } };
      }
      return { code: 'tooSmall', details: { min: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'tooLong', details: { max: Number(issue.maximum) } }
        : { code: 'tooLarge', details: { max: Number(issue.maximum) } };
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'invalid' };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'invalid' };
    case 'custom':
      return {
        code: issue.message || 'invalid',
        ...(issue.params && { details: issue.params as ErrorDetails }),
      };
    default:
      return { code: 'invalid' };
  }
}

/** A failed parse as errors by field; `say` turns a code into the reader's words. */
export function fieldErrors(
  issues: readonly Issue[],
  say: (error: Omit<FieldError, 'message'>) => string,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const path = issue.path.filter((step) => step !== 'body' && step !== 'query').join('.');
    const error = fieldErrorCode(issue);
    errors[path] ??= { ...error, message: say(error) };
  }
  return errors;
}
