import {
  type ParcelAction,
  refusalOf,
  refusals,
  type TransitionName,
  transitions,
} from '@/contracts/parcel/states';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { thaiInstant } from '@/services/kit/text/thai-text';
import { lastEvent } from '@/services/parcel/events';
import type { ParcelRow } from '@/services/parcel/tables';

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

/** The axis whose state each refusal names. */
const stateOf: Record<string, keyof typeof refusals | undefined> = Object.fromEntries(
  Object.entries(refusals).flatMap(([axis, codes]) =>
    Object.values(codes).map((code) => [code, axis as keyof typeof refusals]),
  ),
);

/** Says which state refuses, and who brought the parcel into it, when. */
export async function refusal(
  tx: Db,
  name: TransitionName,
  row: ParcelRow,
): Promise<Problem | undefined> {
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
