import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { Action } from '@/contracts/kit/permissions';
import {
  type ParcelAction,
  refusalOf,
  refusals,
  type TransitionName,
  transitions,
} from '@/contracts/parcel/states';
import { audit, changedFields, type Db } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';
import { parcelEvents, parcels } from './tables';

export type ParcelRow = typeof parcels.$inferSelect;
type EventRow = typeof parcelEvents.$inferSelect;

/** The columns that a change of state may write. */
const stateColumns = [
  parcels.status,
  parcels.bookingStatus,
  parcels.userStatus,
  parcels.bookingDate,
  parcels.bookingSlot,
  parcels.problem,
  parcels.reason,
  parcels.handedOverAt,
  parcels.handedOverTo,
  parcels.handedOverBy,
] as const;

type StateFields = Pick<
  ParcelRow,
  | 'bookingDate'
  | 'bookingSlot'
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
  event?: Partial<Pick<EventRow, 'detail' | 'note' | 'relation' | 'signature' | 'photo'>>;
  /** Refuses for a reason that is not a state. */
  refuse?: (tx: Db, row: ParcelRow) => Promise<Problem | undefined>;
}

/** The events that can have brought a parcel into a state, on any of the three axes. */
function leadingTo(axis: keyof typeof refusals, state: string): ParcelAction[] {
  const steps = Object.values(transitions).filter(
    (step) => step.axis === axis && step.to === state,
  );
  const first = state === 'waiting' || state === 'none' || state === 'not_told';
  const reminded = state === 'told';
  return [
    ...steps.map(({ leaves }) => leaves),
    ...(first ? (['received'] as const) : []),
    ...(reminded ? (['reminded'] as const) : []),
  ];
}

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

/** Says which state refuses, and who brought the parcel into it, when. */
async function refusal(tx: Db, name: TransitionName, row: ParcelRow): Promise<Problem | undefined> {
  const code = refusalOf(name, row);
  if (!code) return undefined;
  const axis = code in stateOf ? stateOf[code] : undefined;
  const event = axis && (await lastEvent(tx, row.id, ...leadingTo(axis, row[axis])));
  return new Problem(code, {
    code: row.docCode,
    by: event?.by ?? row.receivedBy,
    at: thaiInstant(event?.at ?? row.receivedAt),
    ...(row.status === 'handed_over' && { receiver: row.handedOverTo ?? '' }),
  });
}

/** The axis whose state each refusal names. */
const stateOf: Record<string, keyof typeof refusals | undefined> = Object.fromEntries(
  Object.entries(refusals).flatMap(([axis, codes]) =>
    Object.values(codes).map((code) => [code, axis as keyof typeof refusals]),
  ),
);

/** Writes the rows' states by one statement: two that touch the same counts never wait in a circle. */
async function store(tx: Db, rows: readonly ParcelRow[]): Promise<void> {
  const written = rows.map((row) => ({
    id: row.id,
    status: row.status,
    booking_status: row.bookingStatus,
    user_status: row.userStatus,
    booking_date: row.bookingDate,
    booking_slot: row.bookingSlot,
    problem: row.problem,
    reason: row.reason,
    handed_over_at: row.handedOverAt,
    handed_over_to: row.handedOverTo,
    handed_over_by: row.handedOverBy,
  }));
  const sets = stateColumns.map(
    ({ name }) => sql`${sql.identifier(name)} = v.${sql.identifier(name)}`,
  );
  await tx.execute(sql`
    update ${parcels} set ${sql.join(sets, sql`, `)}
    from jsonb_populate_recordset(null::${parcels}, ${JSON.stringify(written)}::jsonb) v
    where ${parcels.id} = v.id`);
}

/** What the history is told of a parcel beside the change itself. */
export const eventOf = (
  request: ServiceRequest,
  parcelId: string,
  action: ParcelAction,
  at: string,
  told: Change['event'] = {},
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
      ? ((await refusal(tx, name, before)) ?? (await change.refuse?.(tx, before)))
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

  await store(
    tx,
    done.map(({ after }) => after),
  );
  await tx
    .insert(parcelEvents)
    .values(
      done.map(({ after, change }) => eventOf(request, after.id, step.leaves, at, change.event)),
    );
  await audit(
    tx,
    request,
    ...done.map(({ before, after, change }) => ({
      action: step.needs.split(':')[1] as Action,
      entity: 'parcel',
      entityId: after.id,
      changes: changedFields(before, { [step.axis]: step.to, ...change.set }),
    })),
  );
  return answers;
}

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
