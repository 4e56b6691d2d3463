import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { billUnit } from '@/services/master-data/billing/issue/bill-unit';
import { holdUnit } from './take';

/**
 * Bills a unit for what it owes unbilled, to be paid with the payment that was shown it, and answers the
 * invoice.
 */
export async function billAlong(
  tx: Db,
  request: ServiceRequest,
  payment: { unitId: string; day: string },
  total: number,
): Promise<string> {
  const { propertyId } = request;
  const { unitId, day } = payment;
  const unit = await holdUnit(tx, propertyId, unitId);
  const { number: unitNumber, payerName } = unit;
  const { id, number } = await billUnit(tx, {
    ...{ propertyId, unitId, unitNumber, payerName, day, total },
  });
  await audit(tx, request, {
    ...{ action: 'create', entity: 'invoice', entityId: id, title: number },
    changes: { total: [null, showBaht(total)] },
  });
  return id;
}
