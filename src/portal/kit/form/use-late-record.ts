import { useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import type { Version } from '@/contracts/kit/calls/upsert-endpoints';
import { useAction } from '@/portal/kit/calls/use-action';
import type { Sides } from './conflict/Conflict';
import type { WritingCalls } from './record-calls';

/** What somebody else saved while a record was edited here: read again, beside what was sent. */
export function useLateRecord<R extends Version>(get: WritingCalls<R>['get']) {
  const [late, setLate] = useState<{ error: ApiError; sides: Sides<R> } | null>(null);
  const [readAgain] = useAction(get);
  return {
    late,
    async tell(error: ApiError, base: R, sent: object) {
      const theirs = await readAgain({ params: { id: base.id } });
      if (theirs) setLate({ error, sides: { base, mine: { ...base, ...sent }, theirs } });
    },
    settle: () => setLate(null),
  };
}
