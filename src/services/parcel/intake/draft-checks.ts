import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { parcelDraft } from '@/contracts/parcel/parcel';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { parcels } from '@/services/parcel/tables';

export type Draft = z.output<typeof parcelDraft>;

/** A draft, and its place in the body of its call: `parcels.3`. */
export type Placed = Draft & { place: string };

/** Throws `INVALID` with a field error for each draft that is wrong. */
export function refuse(
  drafts: readonly Placed[],
  code: string,
  wrong: (draft: Draft) => boolean,
  field: string,
) {
  const errors = drafts.flatMap((draft) =>
    wrong(draft) ? [[`${draft.place}.${field}`, { code }] as const] : [],
  );
  if (errors.length > 0) throw new Problem('INVALID', undefined, Object.fromEntries(errors));
}

const oldestDays = 30;
const clockSkewMs = 60_000;

/** Refuses arrivals that are yet to come or too long ago. */
export function refuseWrongTimes(drafts: readonly Placed[]) {
  for (const { receivedAt, place } of drafts) {
    if (!receivedAt) continue;
    const age = Date.now() - Date.parse(receivedAt);
    const field = `${place}.receivedAt`;
    if (age < -clockSkewMs) throw invalidField(field, 'future');
    if (age > oldestDays * 86_400_000) throw invalidField(field, 'tooOld', { days: oldestDays });
  }
}

const numberAndUnit = ({ parcelCode, unitId }: { parcelCode: string; unitId: string }) =>
  `${parcelCode} ${unitId}`;

/**
 * Refuses a number that the unit has already, unless a reason says that another parcel is meant. Of
 * two calls with the same number the later one waits for the earlier one's transaction.
 */
export async function refuseDuplicates(tx: Db, propertyId: string, drafts: readonly Placed[]) {
  const asked = drafts.filter((draft) => draft.parcelCode && !draft.allowDuplicate);
  if (asked.length === 0) return;
  const codes = [...new Set(asked.map(({ parcelCode }) => parcelCode))].sort();
  const locked = tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${propertyId} || code, 0))
    from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as code`);
  // It goes out behind the lock, and sees what was there when that was had.
  const found = tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.propertyId, propertyId),
        // As the index of numbers is worded.
        sql`parcel_code <> ''`,
        inArray(parcels.parcelCode, codes),
        notInArray(parcels.status, ['cancelled', 'returned']),
      ),
    )
    .orderBy(parcels.receivedAt);
  const [, rows] = await Promise.all([locked, found]);
  const first = new Map(rows.reverse().map((row) => [numberAndUnit(row), row]));
  const errors: Record<string, { code: string; details?: { id: string; code: string } }> = {};
  const seen = new Set<string>();
  for (const draft of drafts) {
    if (!draft.parcelCode || draft.allowDuplicate) continue;
    const name = numberAndUnit(draft);
    const known = first.get(name);
    const field = `${draft.place}.parcelCode`;
    if (known) {
      const details = { id: known.id, code: known.docCode };
      errors[field] = { code: 'duplicateParcel', details };
    } else if (seen.has(name)) {
      errors[field] = { code: 'duplicate' };
    }
    seen.add(name);
  }
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', undefined, errors);
}

/** Refuses one id twice. */
export function refuseRepeated(drafts: readonly Placed[]) {
  const seen = new Set<string>();
  refuse(drafts, 'duplicate', ({ id }) => seen.size === seen.add(id).size, 'id');
}
