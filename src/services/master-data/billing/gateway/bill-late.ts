import { showBaht } from '@/contracts/kit/fields/satang';
import type { Db } from '@/services/kit/database/db';
import { auditAs } from '@/services/kit/records/audit';
import { allDays } from '@/services/master-data/billing/issue/draft';
import { withSurcharge } from '@/services/master-data/billing/issue/lines';
import { makeInvoices } from '@/services/master-data/billing/issue/make-invoices';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { openSurcharges, touchDebts } from '@/services/master-data/billing/late/debts';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import type { gatewayPayments } from './tables';

type Row = typeof gatewayPayments.$inferSelect;

/** What being late with an invoice comes to on a day, beyond what is waived of it, as lines of a bill. */
export async function lateLines(
  db: Db,
  { propertyId, unitId, invoiceId }: Pick<Row, 'propertyId' | 'unitId' | 'invoiceId'>,
  day: string,
) {
  const debts = await openSurcharges(db, propertyId, day, [unitId]);
  return withSurcharge(
    [],
    debts.filter((debt) => debt.invoiceId === invoiceId),
  );
}

/**
 * Bills what a payment has paid for being late, and answers the invoice; none where it is another sum by now, billed
 * with a month or waived: that money pays what else is owed.
 */
export async function billLate(
  tx: Db,
  row: Row,
  actor: Parameters<typeof auditAs>[1],
  day: string,
): Promise<string[]> {
  const { propertyId, unitId, late, lateOn } = row;
  if (lateOn === null) return [];
  const { number: unitNumber, payerName } = await holdUnit(tx, propertyId, unitId);
  const lines = await lateLines(tx, row, lateOn);
  if (totalOf(lines) !== late) return [];
  const [made] = await makeInvoices(
    tx,
    {
      ...{ propertyId, period: day.slice(0, 7), issuedOn: day, dueOn: day },
      ...{ source: 'desk', issueId: null },
    },
    [{ unitId, unitNumber, payerName, ...allDays, lines, total: late }],
  );
  if (!made) return [];
  await touchDebts(tx, propertyId, lines);
  await refuseWhileIssuing(tx, propertyId);
  await auditAs(
    tx,
    actor,
    { ip: '', userAgent: '' },
    {
      ...{ action: 'create', entity: 'invoice', entityId: made.id, title: made.number },
      changes: { total: [null, showBaht(late)] },
    },
  );
  return [made.id];
}
