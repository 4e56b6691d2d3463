import { useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError, FieldError } from '@/contracts/kit/calls/errors';
import { useDraftForm } from '@/portal/kit/form/unsent/use-draft-form';
import type { Unsent } from '@/portal/kit/upload/upload-item';
import type { ContentValues } from './content-values';

/** The values of a form whose content is in three languages. */
export interface Versioned extends ContentValues {
  /** What an edit was made from; `null` for a new record. */
  version: number | null;
}

/** An error of a field that the form itself finds, in the words of `errors.fields`. */
export const fieldError = (code: string): FieldError => ({ code, message: '' });
const unsentErrors: Record<NonNullable<Unsent>, FieldError> = {
  sending: fieldError('stillSending'),
  failed: fieldError('notSent'),
};

/**
 * A draft form with content: not saved before its files are sent, and with the ways out of an edit
 * that came too late.
 */
export function useContentForm<V extends Versioned, B, R extends { version: number }>(options: {
  initial: V;
  keptAs: string;
  /** Of what is sent of a new record, and of one that is stored. */
  schemas: { draft: ZodType<B>; change: ZodType<B> };
  bodyOf: (values: V) => object;
  /** What else keeps the values from being saved, by field. */
  missing?: (values: V) => Record<string, FieldError>;
  /** Of the record that a stale edit is answered with. */
  stored: ZodType<R>;
  valuesOf: (stored: R) => V;
  save: (call: { body: B }) => unknown;
  done: (reply: R) => void;
}) {
  /** By field and round: fields that are made anew have sent all that they have. */
  const [unsent, setUnsent] = useState<Record<string, Unsent>>({});
  const [more, setMore] = useState({});
  const [late, setLate] = useState<{ error: ApiError; base: V; theirs: V } | null>(null);

  const unsentIn = (round: number) => [unsent[`cover ${round}`], unsent[`files ${round}`]] as const;
  const form = useDraftForm<V, B, R>({
    ...options,
    schemaOf: ({ version }) => options.schemas[version === null ? 'draft' : 'change'],
    missing: (values, round) => {
      const [cover, files] = unsentIn(round);
      return {
        ...options.missing?.(values),
        ...(cover && { thumbnail: unsentErrors[cover] }),
        ...(files && { files: unsentErrors[files] }),
      };
    },
    done: (reply) => {
      const saved = options.valuesOf(reply);
      // Typed while it was saved: an edit of what is stored by now.
      if (form.touched.current) form.rebase(saved, { version: saved.version } as Partial<V>);
      options.done(reply);
    },
    onRefused: (error, base) => {
      const { data } = options.stored.safeParse(error.conflict?.stored);
      const isLate = error.code === 'STALE' && data !== undefined;
      if (isLate) setLate({ error, base, theirs: options.valuesOf(data) });
      return isLate;
    },
  });

  /** Saves the values and, beside them, what the pressed button adds to the body. */
  function submit(adding: object = {}) {
    setMore(adding);
    setLate(null);
    form.submit(adding);
  }
  const isSent = !unsentIn(form.round).some(Boolean);
  return {
    ...form,
    submit,
    onUnsent: (field: 'cover' | 'files', why: Unsent) =>
      setUnsent((others) => ({ ...others, [`${field} ${form.round}`]: why })),
    late: late && {
      error: late.error,
      sides: { base: late.base, mine: form.values, theirs: late.theirs },
      onTheirs() {
        setLate(null);
        form.giveUp(late.theirs);
      },
      onMerge(names: (keyof V)[]) {
        // Made anew, the fields would lose what is on its way: it is told beside them.
        if (!isSent) return form.submit(more);
        const taken = names.map((name) => [name, late.theirs[name]]);
        const { version } = late.theirs;
        form.replace({ ...Object.fromEntries(taken), version }, late.theirs);
        submit(more);
      },
    },
  };
}
