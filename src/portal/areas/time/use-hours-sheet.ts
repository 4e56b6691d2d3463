import { useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { type TimeSheet, timeEndpoints } from '@/contracts/master-data/time';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';

/** What the service says of the file that was chosen last, or why it is not taken. */
export function useHoursSheet() {
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<TimeSheet | null>(null);
  const [refused, setRefused] = useState<{ name: string; error: ApiError } | null>(null);
  const [looking, setLooking] = useState(false);

  async function choose(file: File) {
    setSheet(null);
    setRefused(null);
    setLooking(true);
    await dispatch(callEndpoint(timeEndpoints.look, { files: [file] }))
      .unwrap()
      .then(setSheet, (error: ApiError) => setRefused({ name: file.name, error }));
    setLooking(false);
  }
  return { sheet, refused, looking, choose };
}
