import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Arrear, arrearEndpoints } from '@/contracts/billing/arrears';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { holding, orderBy } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { dueFor, openSurcharges } from '@/services/master-data/billing/late/debts';
import { daysBetween, inState, today } from '@/services/master-data/billing/late/lateness';
import { exact } from '@/services/master-data/billing/satang-sum';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { units } from '@/services/master-data/units/tables';
import { isDue, nextLetter } from './due-letter';
import { lateOf, lateUnits } from './late-units';
import { arrearsLetters } from './tables';

type Query = Omit<z.output<typeof arrearEndpoints.list.call>['query'], 'page' | 'limit'> & {
  /** Of these alone. */
  unitIds?: readonly string[] | undefined;
};

/** What is known of units beside the sums that they are found and ordered by. */
async function besides(db: Db, propertyId: string, ids: string[]) {
  const [letters, debts, payers] = await Promise.all([
    db
      .select()
      .from(arrearsLetters)
      .where(
        and(
          inArray(arrearsLetters.unitId, ids),
          ne(arrearsLetters.stage, 'clear'),
          isNull(arrearsLetters.voidedAt),
        ),
      )
      .orderBy(desc(arrearsLetters.createdAt)),
    openSurcharges(db, propertyId, today(), ids),
    db
      .select({
        id: invoices.unitId,
        name: sql<string>`(array_agg(${invoices.payerName} order by ${invoices.dueOn} desc))[1]`,
      })
      .from(invoices)
      .where(
        and(eq(invoices.propertyId, propertyId), inState('late'), inArray(invoices.unitId, ids)),
      )
      .groupBy(invoices.unitId),
  ]);
  const sent = grouped(letters, ({ unitId }) => unitId);
  const late = grouped(debts, ({ unitId }) => unitId);
  const named = new Map(payers.map(({ id, name }) => [id, name]));
  return {
    payerOf: (id: string) => named.get(id) ?? '',
    lastLetter: (id: string, oldestDue: string) => sent.get(id)?.find(({ day }) => day > oldestDue),
    surchargeOf: (id: string) => dueFor(late.get(id) ?? []),
  };
}

/** Units that owe what is late, who owes longest first; all of them where no page is asked for. */
export async function arrearsIn(
  db: Db,
  propertyId: string,
  { keywords, due, sort, unitIds }: Query,
  page?: { page: number; limit: number },
): Promise<{ rows: Arrear[]; total: number }> {
  const settings = await billingOf(db, propertyId);
  const isLate = lateOf(propertyId);
  // A unit is found by any of its bills, and owes what all of them come to.
  const held = holding(keywords, invoices.unitNumber, invoices.payerName);
  const named = db.select({ id: invoices.unitId }).from(invoices).where(and(isLate, held));
  const asked = and(
    held && inArray(invoices.unitId, named),
    unitIds && inArray(invoices.unitId, [...unitIds]),
  );
  const late = lateUnits(db, propertyId, asked);
  const { sums, ahead, oldestDue, advance, of } = late;
  const where = due && isDue(due, settings, of, advance);
  const inOrder = orderBy(
    sort ?? '-daysLate',
    {
      unitNumber: inThaiOrder(units.number),
      daysLate: sql`${today()}::date - ${oldestDue}`,
      owed: sql`${sums.owed}`,
    },
    units.id,
  );
  const found = db
    .select({
      id: units.id,
      unitNumber: units.number,
      invoices: sums.invoices,
      oldestDue: sql<string>`${oldestDue}::text`,
      owed: sums.owed,
      advance: advance.mapWith(exact),
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(sums)
    .innerJoin(units, eq(units.id, sums.unitId))
    .leftJoin(ahead, eq(ahead.unitId, sums.unitId))
    .where(where)
    .orderBy(...inOrder.slice(0, 1), inThaiOrder(units.number), asc(units.id))
    .$dynamic();
  const owing = await (page ? found.limit(page.limit).offset((page.page - 1) * page.limit) : found);
  const isBeyond = owing.length === 0 && page !== undefined && page.page > 1;
  const [counted] = isBeyond
    ? await db
        .select({ n: count() })
        .from(sums)
        .leftJoin(ahead, eq(ahead.unitId, sums.unitId))
        .where(where)
    : [];
  const ids = owing.map(({ id }) => id);
  const known = await besides(db, propertyId, ids);
  const rows = owing.map(({ all: _, ...row }): Arrear => {
    const daysLate = daysBetween(row.oldestDue, today());
    const last = known.lastLetter(row.id, row.oldestDue);
    const next = nextLetter(row.oldestDue, last, settings);
    const isDueNow = next && next.from <= today() && row.owed > row.advance;
    return {
      ...row,
      ...{ daysLate, lastLetter: last?.stage ?? null, dueLetter: isDueNow ? next.stage : null },
      ...{ payerName: known.payerOf(row.id), surcharge: known.surchargeOf(row.id) },
    };
  });
  return { rows, total: owing[0]?.all ?? counted?.n ?? 0 };
}
