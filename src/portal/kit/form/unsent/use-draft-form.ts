import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';
import { type Errors, useFormErrors } from '@/portal/kit/form/use-form-errors';
import { useUnsavedGuard } from './use-unsaved-guard';

/** Unsaved values, and what they were made from: that need not be what is stored by now. */
interface Kept<V> {
  values: V;
  base: V;
}

/**
 * The light form engine: its values are state, its errors are named by their path in the body. What is
 * not saved is asked about before it is left, and outlives a reload and a forced sign-out; what is typed
 * while a save is under way is not taken for saved.
 */
export function useDraftForm<V extends object, B, R>(options: {
  /** What the form starts from; another one is taken while nothing was typed. */
  initial: V;
  /** Keeps unsaved input under this name, the form's own in the whole portal; never of passwords. */
  keptAs?: string;
  /** The form's element, where its user needs it too. */
  form?: RefObject<HTMLFormElement | null>;
  /** Of the values' body, the same as the service's. */
  schemaOf: (values: V) => ZodType<B>;
  bodyOf: (values: V) => object;
  /** What else keeps the values of a round from being saved, by field. */
  missing?: (values: V, round: number) => Errors;
  save: (call: { body: B }) => unknown;
  done: (reply: R) => void;
  /** Told of each refusal, and what the values were made from; takes what no field can show by true. */
  onRefused?: (error: ApiError, base: V) => boolean;
}) {
  const { initial, schemaOf, bodyOf } = options;
  const fieldText = useFieldText();
  const ownForm = useRef<HTMLFormElement>(null);
  const form = options.form ?? ownForm;
  const touched = useRef(false);
  const [{ values, round }, setState] = useState({ values: initial, round: 0 });
  const { errors, setErrors, refuse, errorOf } = useFormErrors(form);
  const base = useRef(initial);
  const kept = useKeptInput<Kept<V>>(`draft ${options.keptAs ?? ''}`);
  const { restored } = kept;
  const mayLeave = useUnsavedGuard(() => touched.current);

  /** Values from elsewhere: fields that keep a document of their own are made anew by `round`. */
  function start(next: V) {
    setState((before) => ({ values: next, round: before.round + 1 }));
    setErrors({});
  }
  // Several fields may change before the first of it is rendered.
  const latest = useRef(values);
  latest.current = values;
  /** What is on its way to the service. */
  const sent = useRef<V>(null);
  function note(next: V) {
    latest.current = next;
    touched.current = true;
    if (options.keptAs) kept.keep({ values: next, base: base.current });
  }
  function put(next: V) {
    note(next);
    setState((before) => ({ ...before, values: next }));
  }
  const change = (part: Partial<V>) => put({ ...latest.current, ...part });
  /** Other values than were typed; with `from`, an edit of that from now on. */
  function replace(part: Partial<V>, from = base.current) {
    base.current = from;
    note({ ...latest.current, ...part });
    start(latest.current);
  }
  function giveUp(next: V = initial) {
    touched.current = false;
    kept.drop();
    base.current = next;
    start(next);
  }

  useEffect(() => {
    if (!restored) return;
    touched.current = true;
    base.current = restored.base;
    setState((before) => ({ values: restored.values, round: before.round + 1 }));
  }, [restored]);
  useEffect(() => {
    if (touched.current || JSON.stringify(base.current) === JSON.stringify(initial)) return;
    base.current = initial;
    setState((before) => ({ values: initial, round: before.round + 1 }));
  }, [initial]);

  const [save, saving] = useAction<{ body: B }, R>(options.save, {
    done: (reply) => {
      if (latest.current === sent.current) {
        touched.current = false;
        kept.drop();
      }
      setErrors({});
      options.done(reply);
    },
    onRefused: (error) => {
      const taken = options.onRefused?.(error, base.current) ?? false;
      return refuse(error) || taken;
    },
  });

  /** Saves the values and, beside them, what the pressed button adds to the body. */
  function submit(more: object = {}, given = latest.current) {
    if (given !== latest.current) setState((before) => ({ ...before, values: given }));
    latest.current = given;
    sent.current = given;
    const missing = options.missing?.(latest.current, round) ?? {};
    const body = { ...bodyOf(latest.current), ...more };
    const parsed = schemaOf(latest.current).safeParse(body, { reportInput: true });
    const found = parsed.success ? {} : fieldErrors(parsed.error.issues, fieldText);
    const wrong = { ...found, ...missing };
    if (Object.keys(wrong).length > 0) setErrors(wrong);
    else if (parsed.success) void save({ body: parsed.data });
  }

  return {
    values,
    /** Changes when values came from elsewhere than the form's own fields. */
    round,
    put,
    change,
    replace,
    /** What is typed from now on is an edit of that; the fields stay as they are. */
    rebase(from: V, part: Partial<V>) {
      base.current = from;
      change(part);
    },
    giveUp,
    errors,
    errorOf,
    submit,
    saving,
    /** Whether anything was typed that is not saved. */
    touched,
    /** Asks before what is not saved is left by a dialog's own way out. */
    mayLeave,
    /** What `RestoredNote` needs, where kept input came back. */
    restoration: restored && { onDiscard: () => giveUp() },
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => event.preventDefault(),
    },
  };
}
