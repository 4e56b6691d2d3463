import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { touchDebts } from '@/services/master-data/billing/late/debts';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { allDays } from './draft';
import { makeInvoices } from './make-invoices';
import { refuseWhileIssuing } from './running';
import { unbilledOf } from './unbilled';

export interface UnitBill {
  propertyId: string;
  unitId: string;
  unitNumber: string;
  payerName: string;
  /** Of the invoice, on which it is due too. */
  day: string;
  /** Satang, as it was shown. */
  total: number;
}

/**
 * Bills one unit at once for all that it owes unbilled up to a day, by an invoice of its own; throws
 * `UNBILLED_CHANGED` where that is not what was shown. The caller holds the unit.
 */
export async function billUnit(tx: Db, bill: UnitBill) {
  const { propertyId, unitId, unitNumber, payerName, day } = bill;
  const { lines } = await unbilledOf(tx, propertyId, unitId, day);
  const total = totalOf(lines);
  if (total !== bill.total || total <= 0) {
    throw new Problem('UNBILLED_CHANGED', { total: showBaht(total) });
  }
  const month = { period: day.slice(0, 7), issuedOn: day, dueOn: day };
  const draft = { unitId, unitNumber, payerName, ...allDays, lines, total };
  const [made] = await makeInvoices(tx, { ...month, propertyId, source: 'desk', issueId: null }, [
    draft,
  ]);
  if (!made) throw new Problem('FAILED');
  await touchDebts(tx, propertyId, lines);
  await refuseWhileIssuing(tx, propertyId);
  return made;
}
