import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { showBaht } from '@/contracts/kit/fields/satang';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { notify } from '@/services/kit/live/notify';
import { audit } from '@/services/kit/records/audit';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { grantRefund, holdRefund, othersFor, refundRoom } from './refund';
import { refunds } from './tables';

type Asked = Omit<z.output<typeof refundEndpoints.ask.call>['body'], 'id'>;

/** Notes what is asked for; it counts at once where its asker may approve it alone, else others are told. */
export async function askRefund(
  tx: Db,
  request: ServiceRequest,
  asked: Asked,
  holdersOf: HoldersOf,
): Promise<string> {
  const { propertyId, caller } = request;
  const { number: unitNumber } = await holdUnit(tx, propertyId, asked.unitId);
  const most = await refundRoom(tx, propertyId, asked);
  const sum = asked.amount + asked.kept;
  if (sum > most) throw invalidField('amount', 'beyondHeld', { most: showBaht(most) });
  const id = uuidv7();
  const { accountId: askedById, fullname: askedBy } = caller;
  await tx.insert(refunds).values({
    ...{ id, propertyId, unitNumber, ...asked, askedById, askedBy },
    askedAt: new Date().toISOString(),
  });
  await audit(tx, request, {
    ...{ action: 'ask', entity: 'refund', entityId: id, title: unitNumber },
    changes: {
      amount: [null, showBaht(asked.amount)],
      ...(asked.kept > 0 && { kept: [null, showBaht(asked.kept)] }),
      why: [null, asked.why],
    },
  });
  const row = await holdRefund(tx, propertyId, id);
  const mayGrant = caller.permissions.has('receipts:approve');
  if (mayGrant && (await othersFor(tx, request, row, holdersOf)).length === 0) {
    await grantRefund(tx, request, row);
    return id;
  }
  request.note(
    await notify(tx, {
      ...{ propertyIds: [propertyId], type: notificationTypes.payment },
      title: `ขอคืนเงิน ${unitNumber} ${showBaht(sum)} บาท`,
      text: `${askedBy}: ${asked.why}`,
      ...{ url: `/receipts/refunds/${id}`, needs: 'receipts:approve' as const },
      doneById: askedById,
    }),
  );
  return id;
}
