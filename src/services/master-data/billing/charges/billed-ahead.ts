import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import { isFee } from '@/contracts/billing/fee';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';

/** What of a unit is billed once for a time: a fee by its kind, anything else by its rule. */
export const billedOnce = (
  unitId: string,
  { kind, ruleId }: { kind: string; ruleId: string | null },
): string => `${unitId} ${isFee(kind) ? kind : ruleId}`;

/** What an invoice that counts has billed for a month before it came, for several at once. */
export async function billedAhead(
  db: Db,
  propertyId: string,
  period: string,
): Promise<ReadonlySet<string>> {
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
        lt(invoices.period, period),
        isNull(invoices.voidedAt),
        gt(charges.months, 1),
      ),
    );
  return new Set(
    rows
      .filter(({ from, months }) => monthAfter(from, months) > period)
      .map((row) => billedOnce(row.unitId, row)),
  );
}
