import { useState } from 'react';
import type { ZodType } from 'zod';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';

/** A call that looks at a sheet and changes nothing. */
type SheetEndpoint = Endpoint<ZodType<unknown, { files: readonly File[] }>, ZodType>;

/** The sheet that was chosen last and what the service says of it, or why it is not taken. */
export function useSheet<E extends SheetEndpoint>(endpoint: E) {
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<{ file: File; found: ReplyOf<E> } | null>(null);
  const [refused, setRefused] = useState<{ name: string; error: ApiError } | null>(null);
  const [looking, setLooking] = useState(false);

  async function choose(file: File) {
    setSheet(null);
    setRefused(null);
    setLooking(true);
    await dispatch(callEndpoint(endpoint, { files: [file] } as CallOf<E>))
      .unwrap()
      .then(
        (found) => setSheet({ file, found: found as ReplyOf<E> }),
        (error: ApiError) => setRefused({ name: file.name, error }),
      );
    setLooking(false);
  }
  return { sheet, refused, looking, choose };
}
