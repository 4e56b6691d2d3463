import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Arrear, arrearEndpoints, LetterStage } from '@/contracts/billing/arrears';
import type { BillingSettings } from '@/contracts/billing/settings';
import type { Db } from '@/services/kit/database/db';
import { holding } from '@/services/kit/records/page-of';
import { grouped } from '@/services/master-data/billing/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { debtsOn } from '@/services/master-data/billing/late/debts';
import { daysBetween, inState, today } from '@/services/master-data/billing/late/lateness';
import { surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import { exact } from '@/services/master-data/billing/satang-sum';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { arrearsLetters } from './tables';

type Query = Omit<z.output<typeof arrearEndpoints.list.call>['query'], 'page' | 'limit'>;

const debtStages = ['first', 'second', 'final'] as const;

/** The letter that a debt has come to, where it was not sent yet. */
export function dueLetter(
  daysLate: number,
  last: LetterStage | null,
  settings: BillingSettings,
): LetterStage | null {
  const { firstLetterDays, secondLetterDays, finalLetterDays } = settings;
  const days = [firstLetterDays, secondLetterDays, finalLetterDays];
  const sent = last ? debtStages.indexOf(last as (typeof debtStages)[number]) : -1;
  const next = debtStages[sent + 1];
  return next && daysLate >= (days[sent + 1] ?? Number.POSITIVE_INFINITY) ? next : null;
}

/** Every unit that owes what is late; who owes longest is first. */
export async function arrearsIn(db: Db, propertyId: string, query: Query): Promise<Arrear[]> {
  const settings = await billingOf(db, propertyId);
  const owing = await db
    .select({
      id: invoices.unitId,
      unitNumber: sql<string>`max(${invoices.unitNumber})`,
      payerName: sql<string>`(array_agg(${invoices.payerName} order by ${invoices.dueOn} desc))[1]`,
      invoices: sql<number>`count(*)`.mapWith(Number),
      oldestDue: sql<string>`min(${invoices.dueOn})::text`,
      owed: sql`sum(${invoices.total} - ${invoices.paid})`.mapWith(exact),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        inState('late'),
        holding(query.keywords, invoices.unitNumber, invoices.payerName),
      ),
    )
    .groupBy(invoices.unitId);
  const ids = owing.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [letters, debts] = await Promise.all([
    db
      .select()
      .from(arrearsLetters)
      .where(and(inArray(arrearsLetters.unitId, ids), ne(arrearsLetters.stage, 'clear')))
      .orderBy(desc(arrearsLetters.createdAt)),
    debtsOn(db, propertyId, today()),
  ]);
  const late = grouped(debts, ({ unitId }) => unitId);
  const sent = grouped(letters, ({ unitId }) => unitId);
  const rows = owing.map((row): Arrear => {
    const daysLate = daysBetween(row.oldestDue, today());
    // A letter of an older debt, which was paid, says nothing of this one.
    const last = sent.get(row.id)?.find(({ day }) => day >= row.oldestDue)?.stage ?? null;
    const lines = (late.get(row.id) ?? []).flatMap((debt) => surchargeOf(debt, today(), settings));
    return {
      ...row,
      daysLate,
      surcharge: totalOf(lines),
      lastLetter: last,
      dueLetter: dueLetter(daysLate, last, settings),
    };
  });
  const order = new Intl.Collator('th', { numeric: true, ignorePunctuation: false });
  const asked = query.sort ?? '-daysLate';
  const by = asked.replace('-', '');
  const sorted = rows.sort((a, b) => {
    const one =
      by === 'owed'
        ? a.owed - b.owed
        : by === 'daysLate'
          ? a.daysLate - b.daysLate
          : order.compare(a.unitNumber, b.unitNumber);
    return (asked.startsWith('-') ? -one : one) || order.compare(a.unitNumber, b.unitNumber);
  });
  return query.due ? sorted.filter(({ dueLetter: due }) => due === query.due) : sorted;
}
