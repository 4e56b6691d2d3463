import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Delivery, Letter } from '@/contracts/billing/arrears';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { today } from '@/services/master-data/billing/late/lateness';
import { letterOf } from './letters';
import { arrearsLetters } from './tables';

type Row = typeof arrearsLetters.$inferSelect;
type Posted = Pick<Row, 'tracking' | 'delivery' | 'deliveredOn'>;

async function post(tx: Db, request: ServiceRequest, row: Row, after: Posted): Promise<Letter> {
  const { tracking, delivery, deliveredOn } = row;
  await tx.update(arrearsLetters).set(after).where(eq(arrearsLetters.id, row.id));
  const changes = changedFields({ tracking, delivery, deliveredOn }, after);
  if (Object.keys(changes).length > 0) {
    await audit(tx, request, {
      ...{ action: 'edit', entity: 'arrears-letter', entityId: row.id, title: row.number },
      changes,
    });
  }
  return letterOf({ ...row, ...after });
}

/** Where a letter is that has just got this number of the post's, or has none. */
function sentWith({ delivery, deliveredOn, ...row }: Row, tracking: string): Posted {
  if (row.tracking === tracking) return { tracking, delivery, deliveredOn };
  const isOut = tracking !== '';
  return {
    tracking,
    delivery: isOut ? 'sent' : 'written',
    deliveredOn: isOut ? today() : null,
  };
}

/** Notes the post's numbers by the letters' own, all or none: each is one of the property's that counts. */
export async function trackLetters(
  tx: Db,
  request: ServiceRequest,
  asked: readonly { number: string; tracking: string }[],
): Promise<Letter[]> {
  const { propertyId } = request;
  const numbers = asked.map(({ number }) => number);
  const rows = await tx
    .select()
    .from(arrearsLetters)
    .where(
      and(
        eq(arrearsLetters.propertyId, propertyId),
        inArray(arrearsLetters.number, numbers),
        isNull(arrearsLetters.voidedAt),
      ),
    )
    .orderBy(arrearsLetters.id)
    .for('update');
  const known = new Map(rows.map((row) => [row.number, row]));
  const unknown = numbers.find((number) => !known.has(number));
  if (unknown !== undefined) throw new Problem('LETTER_UNKNOWN', { number: unknown });
  const codes = asked.map(({ tracking }) => tracking).filter(Boolean);
  const taken = await tx
    .select({ tracking: arrearsLetters.tracking })
    .from(arrearsLetters)
    .where(
      and(
        eq(arrearsLetters.propertyId, propertyId),
        inArray(arrearsLetters.tracking, codes),
        ne(arrearsLetters.tracking, ''),
      ),
    );
  const others = new Set(taken.map(({ tracking }) => tracking));
  for (const row of rows) others.delete(row.tracking);
  const twice = codes.find((code, at) => others.has(code) || codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Problem('LETTER_TRACKING', { tracking: twice });
  // Numbers that change places are free before they are taken.
  const ids = rows.map(({ id }) => id);
  await tx.update(arrearsLetters).set({ tracking: '' }).where(inArray(arrearsLetters.id, ids));
  const done: Letter[] = [];
  for (const { number, tracking } of asked) {
    const row = known.get(number) as Row;
    done.push(await post(tx, request, row, sentWith(row, tracking)));
  }
  return done;
}

/** Says where a letter is since a day: not before it was written, nor to come. */
export async function deliverLetter(
  tx: Db,
  request: ServiceRequest,
  id: string,
  { delivery, deliveredOn }: { delivery: Delivery; deliveredOn: string },
): Promise<Letter> {
  const own = and(eq(arrearsLetters.id, id), eq(arrearsLetters.propertyId, request.propertyId));
  const row = await lockRow(tx, arrearsLetters, own);
  if (row.voidedAt) throw new Problem('LETTER_VOID', { number: row.number });
  if (deliveredOn < row.day) throw invalidField('deliveredOn', 'endsFirst');
  if (deliveredOn > today()) throw invalidField('deliveredOn', 'future');
  return post(tx, request, row, { tracking: row.tracking, delivery, deliveredOn });
}
