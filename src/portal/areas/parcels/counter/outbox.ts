import type { ApiError, ErrorCode } from '@/contracts/kit/errors';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelDraft } from '@/contracts/parcel/parcel';
import { deviceStore } from './device-store';

/** A parcel that was typed and has not reached the office's records yet. */
export interface Entry {
  /** The draft's own: sent twice, it is one parcel. */
  id: string;
  /** Who typed it, and where; nobody else sends it. */
  account: string;
  property: string;
  draft: Omit<ParcelDraft, 'unitId'>;
  /** The unit as it was chosen; where it could not be looked up, its number as it was typed. */
  unit: UnitOption | string;
  /** Sent before the parcel itself. */
  photo: File | null;
  /** Why the office's records refused it; it waits for a person then. */
  error?: ApiError;
}

export const outbox = deviceStore<Entry>('outbox');

/** Failures that say nothing of the parcel: the entry waits, and so do those behind it. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'FAILED',
  'ABORTED',
  'TOO_MANY_TRIES',
  'PROPERTY_CHANGED',
]);

/** Whether the same call may succeed later without a change. */
export const isPassing = ({ code, status }: ApiError) => status === 401 || passing.has(code);

let before: Promise<void> = Promise.resolve();

/** One sender of this browser at a time; of this tab, where the browser has no locks. */
function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('niti-counter-outbox', work);
  before = before.then(work, work);
  return before;
}

/**
 * Sends what the person typed at the property, the oldest first, each once whatever other tabs do.
 * `send` rejects with an `ApiError`; `sent` is told of each parcel. Stops at the first failure that has nothing to do with the entry.
 */
export const sendOutbox = (
  owner: Pick<Entry, 'account' | 'property'>,
  send: (entry: Entry) => Promise<Parcel>,
  sent: (parcel: Parcel) => Promise<void>,
): Promise<void> =>
  alone(async () => {
    for (;;) {
      const entry = (await outbox.all()).find(
        ({ account, property, error }) =>
          account === owner.account && property === owner.property && !error,
      );
      if (!entry) return;
      try {
        await sent(await send(entry));
        await outbox.remove([entry.id]);
      } catch (failure) {
        const error = failure as ApiError;
        if (isPassing(error)) return;
        await outbox.put({ ...entry, error });
      }
    }
  });
