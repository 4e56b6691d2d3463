import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { unexpected } from '@/portal/kit/calls/reading';
import { useAppDispatch } from '@/portal/kit/page/store';
import { refusalOf, tooMany } from './refuse-file';
import { sendFile } from './send-file';
import {
  type HeldFile,
  heldOf,
  itemOf,
  newItem,
  type Unsent,
  type UploadItem,
  unsentOf,
} from './upload-item';

/** Told the files that the form is to store, in their order, and what is still to be done. */
export type UploadsChanged = (files: HeldFile[], unsent: Unsent) => void;

/** The files of one field: each is sent as soon as it is chosen, one after another. */
export function useUploads(
  rule: UploadRule,
  { initial = [], onChange }: { initial?: readonly HeldFile[]; onChange: UploadsChanged },
) {
  const dispatch = useAppDispatch();
  const [items, setItems] = useState<readonly UploadItem[]>(() => initial.map(itemOf));
  const latest = useRef(items);
  const told = useRef(onChange);
  told.current = onChange;
  const sending = useRef<{ key: string; abort: AbortController } | null>(null);
  const count = useRef(0);
  const gone = useRef(false);

  const set = (next: readonly UploadItem[]) => {
    latest.current = next;
    setItems(next);
    told.current(heldOf(next), unsentOf(next));
  };
  const change = (key: string, part: Partial<UploadItem>) =>
    set(latest.current.map((item) => (item.key === key ? { ...item, ...part } : item)));

  async function sendNext(): Promise<void> {
    const next = latest.current.find(({ status }) => status === 'waiting');
    if (gone.current || sending.current || !next?.file) return;
    const { key, file } = next;
    const abort = new AbortController();
    sending.current = { key, abort };
    change(key, { status: 'sending', share: 0 });
    try {
      const sent = (share: number) => change(key, { share });
      const upload = await dispatch(sendFile({ type: rule, file, signal: abort.signal, sent }));
      if (!gone.current) change(key, { status: 'sent', share: 1, upload });
    } catch (failure) {
      const error = failure instanceof ApiFailure ? failure.error : unexpected;
      if (!gone.current) change(key, { status: 'failed', error });
    }
    sending.current = null;
    void sendNext();
  }

  function add(files: readonly File[]) {
    const held = latest.current.filter(({ status }) => status !== 'failed').length;
    const added = files.map((file, at) => {
      const refused = refusalOf(file, rule) ?? (held + at < rule.mostFiles ? null : tooMany(rule));
      return newItem(`new-${count.current++}`, file, refused);
    });
    set([...latest.current, ...added]);
    void sendNext();
  }

  function cancel(key: string) {
    if (sending.current?.key === key) sending.current.abort.abort();
    else remove(key);
  }

  function retry({ key, file }: UploadItem) {
    const others = latest.current.filter((item) => item.key !== key && item.status !== 'failed');
    const refused =
      (file && refusalOf(file, rule)) ?? (others.length < rule.mostFiles ? null : tooMany(rule));
    if (refused) return change(key, { error: refused });
    change(key, { status: 'waiting', share: 0 });
    void sendNext();
  }

  function remove(key: string) {
    const gone = latest.current.find((item) => item.key === key);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    set(latest.current.filter((item) => item.key !== key));
  }

  /** One place up (-1) or down (1). */
  function move(key: string, by: -1 | 1) {
    const from = latest.current.findIndex((item) => item.key === key);
    const moved = latest.current[from];
    if (!moved) return;
    set(latest.current.toSpliced(from, 1).toSpliced(from + by, 0, moved));
  }

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      sending.current?.abort.abort();
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview);
    };
  }, []);

  return { items, rule, add, cancel, retry, remove, move };
}
