import { type SubmitEvent, useEffect, useRef } from 'react';
import type { ZodObject, z } from 'zod';
import type { ApiError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { formValues } from './form-values';
import { useKeptInput } from './kept-input';
import { useFormErrors } from './use-form-errors';
import { useUnsavedGuard } from './use-unsaved-guard';

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** A form that is part of the screen: its values by the schema, its errors beside the fields. */
export function usePlainForm<S extends ZodObject, R>(options: {
  schema: S;
  save: (call: { body: z.output<S> }) => unknown;
  done: (reply: R, form: HTMLFormElement) => void;
  /** Told of each refusal; takes what no field can show by returning true. */
  onRefused?: (error: ApiError) => boolean;
  /** Keeps unsaved input under this name: of text and choices, never of passwords. */
  keptAs?: string;
}) {
  const fieldText = useFieldText();
  const form = useRef<HTMLFormElement>(null);
  const { setErrors, refuse, errorOf } = useFormErrors(form);
  const touched = useRef(false);
  useUnsavedGuard(() => touched.current);
  const kept = useKeptInput<Record<string, string>>(options.keptAs ?? '');
  const { restored } = kept;

  useEffect(() => {
    for (const [name, value] of Object.entries(restored ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
    if (restored) touched.current = true;
  }, [restored]);

  function discard() {
    form.current?.reset();
    touched.current = false;
    kept.drop();
  }

  const [save, saving] = useAction<{ body: z.output<S> }, R>(options.save, {
    done: (reply) => {
      touched.current = false;
      kept.drop();
      setErrors({});
      if (form.current) options.done(reply, form.current);
    },
    onRefused: (error) => {
      const taken = options.onRefused?.(error) ?? false;
      return refuse(error) || taken;
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const parsed = options.schema.safeParse(values, { reportInput: true });
    if (!parsed.success) setErrors(fieldErrors(parsed.error.issues, fieldText));
    else void save({ body: parsed.data });
  }

  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    touched.current = true;
    if (options.keptAs) kept.keep(typedIn(currentTarget));
  };
  const restoration = restored && { onDiscard: discard };
  return {
    /** What `RestoredNote` needs, where kept input came back. */
    restoration,
    props: { ref: form, onSubmit: submit, onInput, noValidate: true },
    errorOf,
    saving,
    /** Whether anything was typed that is not saved. */
    touched,
  };
}
