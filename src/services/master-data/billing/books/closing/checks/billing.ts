import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import { bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { commonFees, feeByArea } from '@/services/master-data/billing/issue/fees';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { units } from '@/services/master-data/units/tables';
import { type Check, checked } from './check';

const issuing = '/invoices/issue';

/** Units that pay a fee and have no invoice of the month. */
export const issued: Check = async (db, { propertyId, period }) => {
  const [settings, all, had] = await Promise.all([
    billingOf(db, propertyId),
    billedUnits(db, propertyId),
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
  const active = all.filter((unit) => unit.active);
  const fees = commonFees(settings, active);
  const billed = new Set(had.map(({ unitId }) => unitId));
  const owing = active.map(({ id, number, area }) => ({
    ...{ id, about: number, href: `/units/${id}` },
    amount: (fees.get(id) ?? 0) + feeByArea(settings.sinkingFeeRate, area),
  }));
  const paying = owing.filter(({ amount }) => amount > 0);
  return checked(
    paying.filter(({ id }) => !billed.has(id)),
    { href: issuing, isThere: paying.length > 0 },
  );
};

/** What was entered for units up to the month's end, and no invoice asks for. */
export const waiting: Check = async (db, { propertyId, period }) => {
  const [, until] = bangkokMonthRange(period);
  const rows = await db
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
  const found = rows.map(({ unitId, number: about, amount }) => ({
    ...{ about, amount, href: `/arrears/account?unitId=${unitId}` },
  }));
  return checked(found, { href: issuing });
};
