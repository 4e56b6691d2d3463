import { uuidv7 } from 'uuidv7';
import type { Db } from '@/services/kit/database/db';
import type { invoices } from '@/services/master-data/billing/invoices/tables';
import type { Gateway } from './gateway';
import { hashOf } from './reference';
import { gatewayPayments } from './tables';

const holdsHours = 72;

interface Asked {
  invoice: typeof invoices.$inferSelect;
  reference: string;
  gateway: Gateway;
}

/** Asks for what is owed of an invoice, by a link that ends. */
export async function newPayment(tx: Db, { invoice, reference, gateway }: Asked) {
  const { id: invoiceId, propertyId, unitId, unitNumber, payerName, owed: amount } = invoice;
  const id = uuidv7();
  const expiresAt = new Date(Date.now() + holdsHours * 3_600_000).toISOString();
  await tx.insert(gatewayPayments).values({
    ...{ id, propertyId, unitId, unitNumber, payerName, invoiceId, amount, expiresAt },
    ...{ referenceHash: hashOf(reference), state: 'waiting', gateway: gateway.name },
    createdAt: new Date().toISOString(),
  });
  return { id, expiresAt };
}
