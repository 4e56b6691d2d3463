import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import type { LogLine } from '@/contracts/parcel/reports';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { type AppDispatch, useAppDispatch } from '@/portal/kit/page/store';

const limit = 500;
/** All of a day, the earliest first. */
async function readAll(dispatch: AppDispatch, day: string): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await dispatch(
      callEndpoint(parcelReportEndpoints.dailyLog, { query: { day, page, limit } }),
    ).unwrap();
    lines.push(...rows);
    if (rows.length < limit || lines.length >= total) break;
  }
  return lines.reverse();
}

interface Log {
  day: string;
  lines?: LogLine[];
  error?: ApiError;
}

/** A Bangkok day's parcels in and out, each with who did it; `undefined` until they are here. */
export function useDailyLog(day: string) {
  const dispatch = useAppDispatch();
  const [log, setLog] = useState<Log>();
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same day again.
  useEffect(() => {
    let left = false;
    const show = (answer: Omit<Log, 'day'>) => !left && setLog({ day, ...answer });
    readAll(dispatch, day).then(
      (lines) => show({ lines }),
      (error) => show({ error: isApiError(error) ? error : unexpected }),
    );
    return () => {
      left = true;
    };
  }, [dispatch, day, round]);

  return { ...(log?.day === day ? log : undefined), reload };
}
