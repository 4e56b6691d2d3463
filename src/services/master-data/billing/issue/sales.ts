import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { isFee } from '@/contracts/billing/fee';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { inThaiOrder, thaiMonth } from '@/services/kit/text/thai-text';
import { payerOf } from '@/services/master-data/billing/payer';
import { customers } from '@/services/master-data/customers/tables';
import { occupancies } from '@/services/master-data/units/tables';
import type { BilledDays, Line } from './draft';
import { line } from './lines';

/** Who pays for a unit on which days of a month. */
export interface Share extends BilledDays {
  payerName: string;
}

const dayOf = (day: string) => Number(day.slice(8));

interface Owner {
  name: string;
  movedIn: string;
  movedOut: string | null;
}

/** Who owns on a day: who leaves on it only where nobody else does. */
function ownersOn(owners: readonly Owner[], day: string): Owner[] {
  const there = owners.filter(
    ({ movedIn, movedOut }) => movedIn <= day && (movedOut === null || movedOut >= day),
  );
  const staying = there.filter(({ movedOut }) => movedOut !== day);
  return staying.length > 0 ? staying : there;
}

/**
 * What of a month is whose, where somebody who owned left and another came within it; nothing where all of it is
 * one's. Days before the first owner that is known are that one's.
 */
export function sharesBy(owners: readonly Owner[], period: string): Share[] {
  const [first, last] = [`${period}-01`, dayAfter(`${monthAfter(period, 1)}-01`, -1)];
  const came = owners.map(({ movedIn }) => movedIn).filter((day) => day > first && day <= last);
  const stretches: { from: string; owners: Owner[] }[] = [];
  for (const from of [first, ...[...new Set(came)].sort()]) {
    const before = stretches.at(-1);
    const now = ownersOn(owners, from);
    // Who owns with others from now on pays with them for the whole; nobody has left.
    const isSale = before?.owners.some((one) => !now.includes(one));
    if (before && !isSale) before.owners = now;
    else stretches.push({ from, owners: now });
  }
  return stretches.length < 2
    ? []
    : stretches.map(({ from, owners }, at) => {
        const next = stretches[at + 1]?.from;
        return {
          payerName: payerOf(owners.map(({ name }) => name)),
          fromDay: dayOf(from),
          untilDay: next === undefined ? dayOf(last) : dayOf(next) - 1,
        };
      });
}

/** The units that change hands in a month, with whose which days are. */
export async function salesIn(
  db: Db,
  propertyId: string,
  period: string,
): Promise<ReadonlyMap<string, Share[]>> {
  const { unitId, movedIn, movedOut } = occupancies;
  const rows = await db
    .select({ unitId, movedIn, movedOut, name: customers.name })
    .from(occupancies)
    .innerJoin(customers, eq(customers.id, occupancies.customerId))
    .where(
      and(
        ...[eq(occupancies.propertyId, propertyId), eq(occupancies.relation, 'owner')],
        lte(movedIn, dayAfter(`${monthAfter(period, 1)}-01`, -1)),
        or(isNull(movedOut), gte(movedOut, `${period}-01`)),
      ),
    )
    .orderBy(asc(inThaiOrder(customers.name)));
  const sales = [...grouped(rows, (row) => row.unitId)].map(
    ([id, owners]) => [id, sharesBy(owners, period)] as const,
  );
  return new Map(sales.filter(([, shares]) => shares.length > 0));
}

/**
 * The lines of a unit's month for each who pays: fees of the month by days, to the satang together what they are;
 * all else, and what is billed ahead, is the last one's.
 */
export function sharedLines(
  period: string,
  lines: readonly Line[],
  shares: readonly Share[],
): Line[][] {
  const days = shares.at(-1)?.untilDay ?? 1;
  const isShared = ({ kind, months }: Line) => isFee(kind) && months === 1;
  const upTo = (amount: number, day: number) => Math.round((amount * day) / days);
  return shares.map(({ fromDay, untilDay }, at) => {
    const count = untilDay - fromDay + 1;
    const said = `${fromDay}–${untilDay} ${thaiMonth(period)} (${count}/${days} วัน)`;
    const own = lines.filter(isShared).map(({ id: _whole, ...one }) =>
      line({
        ...{ ...one, description: `${one.description} ${said}` },
        amount: upTo(one.amount, untilDay) - upTo(one.amount, fromDay - 1),
      }),
    );
    const rest = at === shares.length - 1 ? lines.filter((one) => !isShared(one)) : [];
    return [...own.filter(({ amount }) => amount !== 0), ...rest];
  });
}
