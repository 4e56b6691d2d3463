import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ChangeResult } from '@/contracts/parcel/changes';
import { type TransitionName, transitions } from '@/contracts/parcel/states';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { type AuditLine, audit, changedFields } from '@/services/kit/records/audit';
import { eventOf, type Told } from '@/services/parcel/events';
import { claimPhotos } from '@/services/parcel/intake/photos';
import { type ParcelRow, parcelEvents, parcels } from '@/services/parcel/tables';
import { refusal } from './refusal';
import { storeStates } from './store-states';

type StateFields = Pick<
  ParcelRow,
  | 'bookingStatus'
  | 'userStatus'
  | 'unitId'
  | 'unitNumber'
  | 'recipientName'
  | 'bookingDate'
  | 'bookingSlot'
  | 'bookingHours'
  | 'problem'
  | 'reason'
  | 'handedOverAt'
  | 'handedOverTo'
  | 'handedOverBy'
>;

/** One parcel's change: which, what else it sets, and what the history is told. */
export interface Change {
  id: string;
  set?: Partial<StateFields>;
  event?: Told;
  /** Refuses for a reason that is not a state. */
  refuse?: (tx: Db, request: ServiceRequest, row: ParcelRow) => Promise<Problem | undefined>;
}

/** Fields as the audit log's readers know them: no ids, and of a booking's slot its hours. */
const readable = ({ unitId: _, bookingSlot: __, bookingHours, ...fields }: Partial<ParcelRow>) => ({
  ...fields,
  ...(bookingHours !== undefined && { bookingTime: bookingHours }),
});

/**
 * Makes one transition of several parcels of the caller's property, inside its transaction, each for
 * itself: answers the parcel as it is now or why it is not, in the order asked.
 */
export async function changeParcels(
  tx: Db,
  request: ServiceRequest,
  name: TransitionName,
  changes: readonly Change[],
): Promise<(ParcelRow | Problem)[]> {
  const step = transitions[name];
  const ids = changes.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(parcels)
    .where(and(eq(parcels.propertyId, request.propertyId), inArray(parcels.id, ids)))
    // One order, so that two callers with the same parcels never wait in a circle.
    .orderBy(asc(parcels.id))
    .for('update');
  const known = new Map(rows.map((row) => [row.id, row]));
  const at = new Date().toISOString();
  const done: { before: ParcelRow; after: ParcelRow; change: Change }[] = [];

  const answers: (ParcelRow | Problem)[] = [];
  for (const change of changes) {
    const before = known.get(change.id);
    const problem = before
      ? ((await refusal(tx, name, before)) ?? (await change.refuse?.(tx, request, before)))
      : new Problem('NOT_FOUND');
    if (problem || !before) {
      answers.push(problem ?? new Problem('NOT_FOUND'));
      continue;
    }
    const after: ParcelRow = { ...before, ...change.set, [step.axis]: step.to };
    known.set(change.id, after);
    done.push({ before, after, change });
    answers.push(after);
  }
  if (done.length === 0) return answers;

  const photos = new Set(done.flatMap(({ change }) => change.event?.photo ?? []));
  await claimPhotos(tx, request, [...photos], 'photo');
  await storeStates(
    tx,
    done.map(({ after }) => after),
  );
  await insertAll(
    tx,
    parcelEvents,
    done.map(({ after, change }) => eventOf(request, after.id, step.leaves, at, change.event)),
  );
  await audit(
    tx,
    request,
    ...done.map(({ before, after, change }): AuditLine => {
      const fields = { ...change.set, [step.axis]: step.to };
      return {
        action: step.needs === 'parcels:approve' ? 'approve' : 'edit',
        ...{ entity: 'parcel', entityId: after.id, title: after.docCode },
        changes: changedFields(readable(before), readable(fields)),
      };
    }),
  );
  return answers;
}

/** What became of each of several parcels, as it crosses the wire. */
export const results = (answers: readonly (ParcelRow | Problem)[]): ChangeResult[] =>
  answers.map((answer) =>
    answer instanceof Problem
      ? { parcel: null, error: answer.body() }
      : { parcel: answer, error: null },
  );

/** One transition of one parcel, in a transaction of its own; throws what refuses it. */
export async function changeParcel(
  db: NodePgDatabase,
  request: ServiceRequest,
  name: TransitionName,
  change: Change,
): Promise<ParcelRow> {
  const row = await db.transaction(async (tx) => {
    const [answer] = await changeParcels(tx, request, name, [change]);
    if (!answer || answer instanceof Problem) throw answer ?? new Problem('NOT_FOUND');
    return answer;
  });
  request.changed('parcels');
  return row;
}

/** One transition of several, in one transaction; what one is refused with keeps no other. */
export async function changeSeveral(
  db: NodePgDatabase,
  request: ServiceRequest,
  name: TransitionName,
  changes: readonly Change[],
): Promise<ChangeResult[]> {
  const answers = await db.transaction((tx) => changeParcels(tx, request, name, changes));
  if (answers.some((answer) => !(answer instanceof Problem))) request.changed('parcels');
  return results(answers);
}
