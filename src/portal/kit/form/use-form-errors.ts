import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiError, FieldError } from '@/contracts/kit/calls/errors';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';

/** By the field's path in the body. */
export type Errors = Record<string, FieldError>;

/** The fields that show an error, and those that bear its name. */
const fieldsOf = (form: HTMLFormElement, errors: Errors) => [
  ...form.querySelectorAll<HTMLElement>('[aria-invalid=true]'),
  ...[...form.querySelectorAll<HTMLElement>('[name]')].filter(
    (field) => (field.getAttribute('name') ?? '') in errors,
  ),
];

/**
 * What is wrong with a form's values: the first field that can be seen is focused, and a refusal of
 * fields that are not on the screen is a notice.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Errors>({});
  const refused = useRef<ApiError>(null);

  useEffect(() => {
    const refusal = refused.current;
    refused.current = null;
    if (!form.current || Object.keys(errors).length === 0) return;
    const fields = fieldsOf(form.current, errors);
    fields.find((field) => field.checkVisibility?.() ?? true)?.focus();
    if (refusal && fields.length === 0) notice.error(errorText(refusal));
  }, [errors, form, errorText]);

  /** Shows why a save was refused; answers whether that names any field. */
  function refuse(error: ApiError): boolean {
    const found = error.fields ?? {};
    refused.current = error;
    setErrors(found);
    return Object.keys(found).length > 0;
  }

  return {
    errors,
    setErrors,
    refuse,
    /** Of a field, or of the first of those below it. */
    errorOf(name: string) {
      const path = Object.keys(errors).find((one) => one === name || one.startsWith(`${name}.`));
      const error = path === undefined ? undefined : errors[path];
      return error && fieldText(error);
    },
  };
}
