import { type SubmitEvent, useEffect, useRef } from 'react';
import type { ZodObject, z } from 'zod';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { type FieldValues, formValues } from './form-values';
import { useDraftForm } from './unsent/use-draft-form';

const none: FieldValues = {};

export type PlainForm = ReturnType<typeof usePlainForm>;

/** A draft form whose values are what its own named fields hold: nothing of it is written twice. */
export function usePlainForm<S extends ZodObject, R>(options: {
  schema: S;
  save: (call: { body: z.output<S> }) => unknown;
  done: (reply: R, form: HTMLFormElement) => void;
  /** Told of each refusal; takes what no field can show by returning true. */
  onRefused?: (error: ApiError) => boolean;
  /** Keeps unsaved input under this name: of text and choices, never of passwords. */
  keptAs?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftForm<FieldValues, z.output<S>, R>({
    ...options,
    form,
    initial: none,
    schemaOf: () => options.schema as unknown as z.ZodType<z.output<S>>,
    bodyOf: (values) => values,
    done: (reply) => form.current && options.done(reply, form.current),
  });
  const { values, round, put, submit, giveUp, restoration } = draft;

  // Values that came from elsewhere are written into the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is in them already.
  useEffect(() => {
    for (const [name, value] of Object.entries(round > 0 ? values : none)) {
      const field = form.current?.elements.namedItem(name);
      if (field && 'value' in field) field.value = String(value);
    }
  }, [round]);

  return {
    restoration: restoration && {
      onDiscard() {
        form.current?.reset();
        giveUp();
      },
    },
    props: {
      ref: form,
      noValidate: true,
      onInput: (event: { currentTarget: HTMLFormElement }) => put(formValues(event.currentTarget)),
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        submit({}, formValues(event.currentTarget));
      },
    },
    errorOf: draft.errorOf,
    saving: draft.saving,
    touched: draft.touched,
    mayLeave: draft.mayLeave,
  };
}
