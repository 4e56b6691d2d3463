import type { ApiError } from '@/contracts/kit/calls/errors';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { ParcelDraft } from '@/contracts/parcel/parcel';
import { type Owner, type Unsent, unsent } from '@/portal/kit/form/unsent/unsent';
import { type DeviceStore, deviceStore } from './device-store';

/** A parcel that was typed and has not reached the office's records yet. */
export interface Entry extends Owner {
  /** The draft's own: sent twice, it is one parcel. */
  id: string;
  draft: Omit<ParcelDraft, 'unitId'>;
  /** The unit as it was chosen; where it could not be looked up, its number as it was typed. */
  unit: UnitOption | string;
  /** Sent before the parcel itself. */
  photo: File | null;
  /** When it was typed, by this device's clock. */
  typedAt: string;
  /** As it went out: whatever became of that, the same again is the same parcel, and anything else is refused. */
  sent?: ParcelDraft;
  /** How often it failed by what may be its own fault. */
  tries?: number;
  /** Why it is not sent any more; it waits for a person then. */
  error?: ApiError;
}

export const isOf =
  ({ account, property }: Owner) =>
  (entry: Entry) =>
    entry.account === account && entry.property === property;

const entries = deviceStore<Entry>('outbox');

/** Notes for all screens what is there now. */
async function note() {
  const owners = new Map<string, Unsent>();
  for (const { account, property, error } of await entries.all()) {
    const key = `${account} ${property}`;
    const { waiting, refused } = owners.get(key) ?? { waiting: 0, refused: 0 };
    const counts = { waiting: waiting + (error ? 0 : 1), refused: refused + (error ? 1 : 0) };
    owners.set(key, { account, property, ...counts });
  }
  unsent.note([...owners.values()]);
}

/** What was typed on this device, everybody's, until it is received or given up. */
export const outbox: DeviceStore<Entry> & { note: () => Promise<void> } = {
  ...entries,
  note,
  put: async (entry) => {
    await entries.put(entry);
    await note();
  },
  remove: async (ids) => {
    await entries.remove(ids);
    await note();
  },
};
