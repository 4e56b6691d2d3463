import { useEffect, useState } from 'react';
import { useKeptInput } from './fields/kept-input';

/** What an open form is given: the record, and the input to go on with where some was kept. */
export interface OpenForm<R> {
  /** `null` for a new one. */
  record: R | null;
  /** Input that was not saved before the document was lost. */
  restored: object | null;
  /** At each change: the input as it stands. */
  onInput: (values: object) => void;
  /** The restored input is not wanted. */
  onDiscard: () => void;
  onClose: () => void;
}

interface Kept<R> {
  record: R | null;
  values: object;
}

/**
 * Which record of a list is open in its form. Unsaved input of it opens again by itself after a
 * forced sign-out or a reload; `name` tells the form from all others.
 */
export function useEditing<R>(name: string) {
  const { restored, keep, drop } = useKeptInput<Kept<R>>(name);
  const [editing, setEditing] = useState<R | 'new' | null>(null);

  useEffect(() => {
    if (restored) setEditing(restored.record ?? 'new');
  }, [restored]);

  function close() {
    drop();
    setEditing(null);
  }
  const record = editing === 'new' ? null : editing;
  const form: OpenForm<R> | null = editing && {
    record,
    restored: restored?.values ?? null,
    onInput: (values) => keep({ record, values }),
    onDiscard: drop,
    onClose: close,
  };
  return { open: setEditing as (record: R | 'new') => void, close, form };
}
