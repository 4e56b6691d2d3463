import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { paperScreen } from '@/contracts/billing/ledger';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { plansOf } from '@/services/master-data/billing/plans/read';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { letterOf } from './letters';
import { isClear, standingOf } from './standing';
import { arrearsLetters } from './tables';

/** All that went over a unit's account, as the books have it; telephones only for whoever may see people. */
export async function unitAccount(
  db: Db,
  propertyId: string,
  unitId: string,
  mayPeople: boolean,
): Promise<UnitAccount> {
  const [unit] = await db
    .select({ number: units.number })
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.propertyId, propertyId)));
  if (!unit) throw new Problem('NOT_FOUND');
  const [owners, entries, periods, letters, standing, plans] = await Promise.all([
    db
      .select({
        id: customers.id,
        name: customers.name,
        phone: mayPeople ? customers.phone : sql<string>`''`,
      })
      .from(occupancies)
      .innerJoin(customers, eq(customers.id, occupancies.customerId))
      .where(and(eq(occupancies.unitId, unitId), eq(occupancies.relation, 'owner'), ofToday())),
    db
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.propertyId, propertyId),
          eq(ledgerEntries.unitId, unitId),
          inArray(ledgerEntries.account, ['receivable', 'advance']),
        ),
      )
      .orderBy(asc(ledgerEntries.day), asc(ledgerEntries.at), asc(ledgerEntries.id)),
    db
      .select({ id: invoices.id, period: invoices.period })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), eq(invoices.unitId, unitId))),
    db
      .select()
      .from(arrearsLetters)
      .where(eq(arrearsLetters.unitId, unitId))
      .orderBy(desc(arrearsLetters.createdAt)),
    standingOf(db, propertyId, unitId),
    plansOf(db, propertyId, unitId),
  ]);
  const months = new Map(periods.map(({ id, period }) => [id, period]));
  let balance = 0;
  // What is paid ahead and used by an invoice changes nothing of what stands between them.
  const moved = [...grouped(entries, ({ posting }) => posting).values()]
    .map((own) => ({ ...own[0], amount: totalOf(own) }))
    .filter((one): one is (typeof entries)[number] => one.amount !== 0);
  const lines = moved.map(({ id, day, what, number, amount, paperId }) => {
    balance += amount;
    const screen = paperScreen(what) ?? 'books';
    const href = screen === 'books' ? `/${screen}` : `/${screen}/${paperId}`;
    return {
      ...{ id, day, what, number, href, balance, period: months.get(paperId) ?? null },
      ...{ debit: Math.max(0, amount), credit: Math.max(0, -amount) },
    };
  });
  return {
    ...{ ...standing, unitId, unitNumber: unit.number, owners, lines },
    letters: letters.map(letterOf),
    plans,
    late: standing.lateSum,
    covered: standing.isCovered,
    clear: isClear(standing),
  };
}

/** The accounts of every unit that a person owns now. */
export async function personAccount(
  db: Db,
  propertyId: string,
  customerId: string,
  mayPeople: boolean,
) {
  const [person] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.propertyId, propertyId)));
  if (!person) throw new Problem('NOT_FOUND');
  const own = await db
    .select({ id: units.id, number: units.number })
    .from(occupancies)
    .innerJoin(units, eq(units.id, occupancies.unitId))
    .where(
      and(
        eq(occupancies.customerId, customerId),
        inArray(occupancies.relation, ['owner']),
        ofToday(),
      ),
    )
    .groupBy(units.id, units.number)
    .orderBy(units.number);
  const accounts: UnitAccount[] = [];
  for (const { id } of own) {
    accounts.push(await unitAccount(db, propertyId, id, mayPeople));
  }
  return { name: person.name, units: accounts };
}
