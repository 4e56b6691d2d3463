import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { notice } from '@/portal/kit/notice';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';

/** By the field's path in the body. */
export type Errors = Record<string, FieldError>;

/** What is wrong with a form's values: the first that can be seen is focused. */
export function useDraftErrors(form: RefObject<HTMLFormElement | null>) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Errors>({});
  const refused = useRef<ApiError>(null);

  useEffect(() => {
    const refusal = refused.current;
    refused.current = null;
    if (Object.keys(errors).length === 0) return;
    const seen = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
    seen.find((field) => field.checkVisibility?.() ?? true)?.focus();
    // Not every field of a body is on the screen.
    if (refusal && seen.length === 0) notice.error(errorText(refusal));
  }, [errors, form, errorText]);

  /** Shows why a save was refused; answers whether that names any field. */
  function refuse(error: ApiError): boolean {
    const found = error.fields ?? {};
    refused.current = error;
    setErrors(found);
    return Object.keys(found).length > 0;
  }

  /** Of a field, or of the first of those below it. */
  function errorOf(name: string) {
    const path = Object.keys(errors).find((one) => one === name || one.startsWith(`${name}.`));
    const error = path === undefined ? undefined : errors[path];
    return error && fieldText(error);
  }
  return { errors, setErrors, refuse, errorOf };
}
