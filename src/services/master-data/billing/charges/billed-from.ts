import { and, eq, gte, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { feeKinds, isFee } from '@/contracts/billing/fee';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';

/** What of a unit is billed once for a time: a fee by its kind, anything else by its rule. */
export const billedOnce = (
  unitId: string,
  { kind, ruleId }: { kind: string; ruleId: string | null },
): string => `${unitId} ${isFee(kind) ? kind : ruleId}`;

/**
 * From which month on invoices that count have billed what is billed once: the month itself where one before it
 * billed it ahead, a later one where that was issued first.
 */
export async function billedFrom(
  db: Db,
  propertyId: string,
  period: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      unitId: charges.unitId,
      kind: charges.kind,
      ruleId: charges.ruleId,
      months: charges.months,
      from: invoices.period,
    })
    .from(invoices)
    .innerJoin(charges, eq(charges.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        gte(invoices.period, monthAfter(period, -11)),
        // Those of the month itself are not asked for again.
        ne(invoices.period, period),
        isNull(invoices.voidedAt),
        or(inArray(charges.kind, [...feeKinds]), isNotNull(charges.ruleId)),
      ),
    );
  const first = new Map<string, string>();
  for (const { from, months, ...row } of rows) {
    if (monthAfter(from, months) <= period) continue;
    const key = billedOnce(row.unitId, row);
    const known = first.get(key);
    const month = from < period ? period : from;
    if (known === undefined || month < known) first.set(key, month);
  }
  return first;
}
