import { useState } from 'react';
import type { ApiError, FieldError } from '@/contracts/kit/calls/errors';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';

type Fields = Record<string, Omit<FieldError, 'message'>>;

/** Why a form was not taken, in the reader's words: beside its fields, or for the form as a whole. */
export function useRefusal(names: readonly string[]) {
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [fields, setFields] = useState<Fields>({});
  const [error, setError] = useState<ApiError | null>(null);
  const isBeside = names.some((name) => name in fields);
  return {
    /** Takes a call's refusal, the fields' errors found here, or `null` for none. */
    refuse(why: ApiError | Fields | null) {
      const refused = why && 'status' in why ? (why as ApiError) : null;
      setError(refused);
      setFields(refused ? (refused.fields ?? {}) : ((why ?? {}) as Fields));
    },
    fieldError: (name: string) => fields[name] && fieldText(fields[name]),
    /** The error that stands beside no field. */
    formError: error && !isBeside ? errorText(error) : '',
    code: error?.code,
  };
}
