import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { creditEndpoints } from '@/contracts/billing/credits/credit';
import { showBaht } from '@/contracts/kit/fields/satang';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { notify } from '@/services/kit/live/notify';
import { audit } from '@/services/kit/records/audit';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { grant, othersFor } from './grant';
import { holdCredit, holdInvoice } from './hold';
import { lineRooms, roomFor } from './room';
import { credits } from './tables';

type Asked = Omit<z.output<typeof creditEndpoints.ask.call>['body'], 'id'>;

const words = { waiver: 'ขอยกเว้นเงินเพิ่ม', note: 'ขอลดหนี้' };

/** Notes what is asked for; it counts at once where its asker may approve it alone, else others are told. */
export async function askCredit(
  tx: Db,
  request: ServiceRequest,
  asked: Asked,
  holdersOf: HoldersOf,
): Promise<string> {
  const { propertyId, caller } = request;
  const { kind, amount, why } = asked;
  const invoice = await holdInvoice(tx, propertyId, asked.invoiceId);
  if (invoice.voidedAt) throw new Problem('INVOICE_VOID', { number: invoice.number });
  const place = kind === 'note' ? asked.line : null;
  const line = place ? (await lineRooms(tx, invoice))[place - 1] : undefined;
  if (place && !line) throw invalidField('line', 'invalid');
  const lineId = line?.id ?? null;
  const most = await roomFor(tx, invoice, { kind, lineId });
  if (amount > most) throw invalidField('amount', 'beyondCredit', { most: showBaht(most) });
  const id = uuidv7();
  const { accountId: askedById, fullname: askedBy } = caller;
  await tx.insert(credits).values({
    ...{ id, propertyId, unitId: invoice.unitId, invoiceId: invoice.id, lineId, kind, amount },
    ...{ reason: kind === 'waiver' ? ('waived' as const) : asked.reason, why },
    ...{ askedById, askedBy, askedAt: new Date().toISOString() },
  });
  await audit(tx, request, {
    ...{ action: 'ask', entity: 'credit', entityId: id, title: invoice.number },
    changes: { amount: [null, showBaht(amount)], why: [null, why] },
  });
  const held = await holdCredit(tx, propertyId, id);
  const mayGrant = caller.permissions.has('invoices:approve');
  if (mayGrant && (await othersFor(tx, request, held.row, holdersOf)).length === 0) {
    await grant(tx, request, held);
    return id;
  }
  request.note(
    await notify(tx, {
      ...{ propertyIds: [propertyId], type: notificationTypes.payment },
      title: `${words[kind]} ${invoice.unitNumber} ${showBaht(amount)} บาท`,
      text: `${askedBy}: ${why}`,
      ...{ url: `/invoices/credits/${id}`, needs: 'invoices:approve' as const },
      doneById: askedById,
    }),
  );
  return id;
}
