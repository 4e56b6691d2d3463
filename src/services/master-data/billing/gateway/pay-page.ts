import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type GatewayEvent,
  gatewayEvent,
  type PayPage,
  type payPageEndpoints,
} from '@/contracts/billing/mpay';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { unstorablePath } from '@/services/kit/calls/unstorable';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { type Gateway, isGenuine, sign } from './gateway';
import { readLink, startLink } from './link';
import { maskName } from './mask-name';
import type { sandboxGateway } from './sandbox';
import { gatewayPayments } from './tables';
import type { gatewayWord } from './take-word';

/** How the service is told what the sandbox says: the way every gateway does. */
export type Deliver = (raw: string, headers: Record<string, string>) => Promise<unknown>;

interface Deps {
  gateway: Gateway;
  word: ReturnType<typeof gatewayWord>;
  /** Left out where another gateway is set, or payments are real. */
  sandbox: ReturnType<typeof sandboxGateway> | undefined;
  deliver: Deliver;
}

/** What whoever was sent an address may see and do; amounts and states are our own alone. */
export function payPageHandlers(
  db: NodePgDatabase,
  { gateway, word, sandbox, deliver }: Deps,
): Handlers<typeof payPageEndpoints> {
  const mayPay = !gateway.sandbox || sandbox !== undefined;

  async function read(reference: string): Promise<PayPage> {
    const { payment, isOpen } = await readLink(db, reference);
    const [found] = await db
      .select({ invoice: invoices, propertyName: properties.nameTh, receipt: receipts.number })
      .from(gatewayPayments)
      .innerJoin(invoices, eq(invoices.id, gatewayPayments.invoiceId))
      .innerJoin(properties, eq(properties.id, gatewayPayments.propertyId))
      .leftJoin(receipts, eq(receipts.id, gatewayPayments.receiptId))
      .where(eq(gatewayPayments.id, payment.id));
    if (!found) throw new Problem('NOT_FOUND');
    const { invoice, propertyName } = found;
    const isPaid = payment.state === 'paid' || payment.state === 'done';
    const isOver = payment.expiresAt < new Date().toISOString();
    return {
      state: isOver && !isPaid ? 'expired' : payment.state,
      amount: payment.amount,
      propertyName,
      unitNumber: payment.unitNumber,
      maskedName: maskName(payment.payerName),
      invoices: [{ number: invoice.number, dueOn: invoice.dueOn, amount: payment.amount }],
      receiptNumber: found.receipt ?? '',
      expiresAt: payment.expiresAt,
      sandbox: gateway.sandbox,
      payable: mayPay && isOpen && invoice.owed === payment.amount,
    };
  }

  return {
    read: ({ params }) => read(params.reference),

    start: async ({ params: { reference } }) => {
      if (!mayPay) throw new Problem('PAY_NO_GATEWAY');
      if (!(await read(reference)).payable) throw new Problem('PAY_CLOSED');
      return { url: await startLink(db, gateway, reference) };
    },

    pretend: async ({ params: { reference }, body: { outcome } }) => {
      const { payment, isOpen } = await readLink(db, reference);
      if (!sandbox || !payment.charge) throw new Problem('PAY_NO_GATEWAY');
      if (payment.state !== 'started' || !isOpen) throw new Problem('PAY_CLOSED');
      const event = await sandbox.press(payment.charge, outcome);
      const raw = JSON.stringify(event);
      const time = String(Math.floor(Date.now() / 1000));
      await deliver(raw, {
        'x-gateway-time': time,
        'x-gateway-signature': sign(gateway.secret, time, raw),
      });
      return read(reference);
    },

    callback: async ({ body }) => {
      if (!isGenuine(gateway.secret, body)) throw new Problem('GATEWAY_REFUSED');
      let told: GatewayEvent;
      try {
        told = gatewayEvent.parse(JSON.parse(body.raw));
      } catch {
        throw new Problem('INVALID');
      }
      const path = unstorablePath(told);
      if (path !== undefined) throw invalidField(path, 'letters');
      return { taken: await word.take(told) };
    },
  };
}
