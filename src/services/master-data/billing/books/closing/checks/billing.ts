import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { feeLines, feesAsked } from '@/services/master-data/billing/issue/fees';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { meteredLines } from '@/services/master-data/billing/meters/lines';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { units } from '@/services/master-data/units/tables';
import { type Check, checked } from './check';

const issuing = '/invoices/issue';

/** Units that pay a fee and have no invoice of the month. */
export const issued: Check = async (db, { propertyId, period }) => {
  const [settings, all, asked, had] = await Promise.all([
    billingOf(db, propertyId),
    billedUnits(db, propertyId),
    feesAsked(db, propertyId, period),
    db
      .select({ unitId: invoices.unitId })
      .from(invoices)
      .where(
        and(
          eq(invoices.propertyId, propertyId),
          eq(invoices.period, period),
          ne(invoices.source, 'desk'),
          isNull(invoices.voidedAt),
        ),
      ),
  ]);
  const fees = feeLines({ settings, ...asked }, all);
  const billed = new Set(had.map(({ unitId }) => unitId));
  const owing = all.map(({ id, number }) => ({
    ...{ id, about: number, href: `/units/${id}` },
    amount: totalOf(fees.get(id) ?? []),
  }));
  const paying = owing.filter(({ amount }) => amount > 0);
  return checked(
    paying.filter(({ id }) => !billed.has(id)),
    { href: issuing, isThere: paying.length > 0 },
  );
};

/** What was entered for units or read of their meters up to the month's end, and no invoice asks for. */
export const waiting: Check = async (db, { propertyId, period }) => {
  const [, until] = bangkokMonthRange(period);
  const read = await meteredLines(db, propertyId, period);
  const entered = db
    .select({ unitId: units.id, number: units.number, amount: charges.amount })
    .from(charges)
    .innerJoin(units, eq(units.id, charges.unitId))
    .where(
      and(
        eq(charges.propertyId, propertyId),
        isNull(charges.invoiceId),
        lt(charges.createdAt, until),
      ),
    )
    .orderBy(asc(charges.createdAt), asc(charges.id));
  const [rows, metered] = await Promise.all([
    entered,
    db
      .select({ id: units.id, about: units.number })
      .from(units)
      .where(inArray(units.id, [...read.keys()]))
      .orderBy(units.number),
  ]);
  const found = rows.map(({ unitId, number: about, amount }) => ({
    ...{ about, amount, href: `/arrears/account?unitId=${unitId}` },
  }));
  const ofMeters = metered.map(({ id, about }) => ({
    ...{ about, amount: totalOf(read.get(id) ?? []), href: `/meters?period=${period}` },
  }));
  return checked([...found, ...ofMeters], { href: issuing });
};
