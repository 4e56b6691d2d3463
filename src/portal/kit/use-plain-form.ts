import { type SubmitEvent, useRef, useState } from 'react';
import type { ZodObject, z } from 'zod';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import { formValues } from '@/portal/kit/form-values';
import { useAction } from '@/portal/kit/use-action';
import { useFieldText } from '@/portal/kit/use-error-text';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';

/** A form that is part of the screen: its values by the schema, its errors beside the fields. */
export function usePlainForm<S extends ZodObject, R>(options: {
  schema: S;
  save: (call: { body: z.output<S> }) => unknown;
  done: (reply: R, form: HTMLFormElement) => void;
  /** Told of each refusal; takes what no field can show by returning true. */
  onRefused?: (error: ApiError) => boolean;
}) {
  const fieldText = useFieldText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, FieldError>>({});
  const touched = useRef(false);
  useUnsavedGuard(() => touched.current);

  function show(found: Record<string, FieldError>) {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return Boolean(first);
  }

  const [save, saving] = useAction<{ body: z.output<S> }, R>(options.save, {
    done: (reply) => {
      touched.current = false;
      setErrors({});
      if (form.current) options.done(reply, form.current);
    },
    onRefused: (error) => {
      const taken = options.onRefused?.(error) ?? false;
      return show(error.fields ?? {}) || taken;
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const parsed = options.schema.safeParse(values, { reportInput: true });
    if (!parsed.success) show(fieldErrors(parsed.error.issues, fieldText));
    else void save({ body: parsed.data });
  }

  const onInput = () => {
    touched.current = true;
  };
  const errorOf = (name: string) => errors[name] && fieldText(errors[name]);
  return {
    props: { ref: form, onSubmit: submit, onInput, noValidate: true },
    errorOf,
    saving,
    /** Whether anything was typed that is not saved. */
    touched,
  };
}
