import { and, desc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ParcelAction } from '@/contracts/parcel/states';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { parcelEvents } from './tables';

export type EventRow = typeof parcelEvents.$inferSelect;

/** What whoever changes a parcel says of it. */
export type Told = Partial<Pick<EventRow, 'detail' | 'note' | 'relation' | 'signature' | 'photo'>>;

/** What the history is told of a parcel beside the change itself. */
export const eventOf = (
  request: ServiceRequest,
  parcelId: string,
  action: ParcelAction,
  at: string,
  told: Told = {},
) => ({
  id: uuidv7(),
  propertyId: request.propertyId,
  parcelId,
  at,
  action,
  accountId: request.caller.accountId,
  by: request.caller.fullname,
  detail: '',
  note: '',
  relation: null,
  signature: null,
  photo: null,
  ip: request.ip,
  device: request.userAgent.slice(0, 300),
  ...told,
});

/** The parcel's last event of one of the kinds. */
export async function lastEvent(tx: Db, parcelId: string, ...actions: ParcelAction[]) {
  const [event] = await tx
    .select()
    .from(parcelEvents)
    .where(and(eq(parcelEvents.parcelId, parcelId), inArray(parcelEvents.action, actions)))
    .orderBy(desc(parcelEvents.at), desc(parcelEvents.id))
    .limit(1);
  return event;
}
