import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as z from 'zod';
import type { ChangeResult, handOver, receipt } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { undoSeconds } from '@/contracts/parcel/states';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { lastEvent } from '@/services/parcel/events';
import type { ParcelRow } from '@/services/parcel/tables';
import { type Change, changeParcel, changeSeveral } from './change';

type Receipt = z.output<typeof receipt>;

/** A hand-over of one parcel to whoever the receipt names. */
export const givenTo = (
  request: ServiceRequest,
  id: string,
  { name, relation, note, signature, photo }: Receipt,
): Change => ({
  id,
  set: {
    handedOverAt: new Date().toISOString(),
    handedOverTo: name,
    handedOverBy: request.caller.fullname,
  },
  event: { detail: name, relation, note, signature, photo },
});

/** Gives a waiting parcel to its receiver; of several at once the first wins. */
export const handOverParcel =
  (db: NodePgDatabase) =>
  ({ body }: { body: z.output<typeof handOver> }, request: ServiceRequest): Promise<Parcel> =>
    changeParcel(db, request, 'handOver', givenTo(request, body.id, body));

/** Gives several to one receiver; one that is gone does not keep the others. */
export const handOverSeveral =
  (db: NodePgDatabase) =>
  (
    { body: { ids, ...receipt } }: { body: Receipt & { ids: string[] } },
    request: ServiceRequest,
  ): Promise<ChangeResult[]> =>
    changeSeveral(
      db,
      request,
      'handOver',
      ids.map((id) => givenTo(request, id, receipt)),
    );

/** Only whoever gave it, and only at once: after that the paper has gone its way. */
export async function whyNoUndo(
  tx: Db,
  request: ServiceRequest,
  row: ParcelRow,
): Promise<Problem | undefined> {
  const given = await lastEvent(tx, row.id, 'handed_over');
  const details = { code: row.docCode, by: given?.by ?? '', seconds: undoSeconds };
  if (given?.accountId !== request.caller.accountId) {
    return new Problem('UNDO_OTHER_PERSON', details);
  }
  const late = Date.now() - Date.parse(given.at) > undoSeconds * 1000;
  return late ? new Problem('UNDO_TOO_LATE', details) : undefined;
}
