import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type GatewayEvent,
  gatewayEvent,
  type PayPage,
  type payPageEndpoints,
} from '@/contracts/billing/mpay';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { type Gateway, isGenuine, sign } from './gateway';
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

/** 32 bytes from the system's own randomness: nobody guesses one. */
export const newReference = () => randomBytes(32).toString('base64url');

export const hashOf = (reference: string) => createHash('sha256').update(reference).digest('hex');

export const payPath = (reference: string) => `/homeservice/paymentPage?ref=${reference}`;

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The first letter of each of a person's names: `ส*** ใ***`; of several people the first. */
export function maskName(name: string): string {
  const [first = ''] = name.split(',');
  return first
    .trim()
    .split(/\s+/)
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}***`)
    .join(' ');
}

const isOver = (expiresAt: string) => expiresAt < new Date().toISOString();

/** What whoever was sent an address may see and do; amounts and states are our own alone. */
export function payPageHandlers(
  db: NodePgDatabase,
  { gateway, word, sandbox, deliver }: Deps,
): Handlers<typeof payPageEndpoints> {
  async function find(reference: string) {
    const [found] = await db
      .select({ payment: gatewayPayments, invoice: invoices, propertyName: properties.nameTh })
      .from(gatewayPayments)
      .innerJoin(invoices, eq(invoices.id, gatewayPayments.invoiceId))
      .innerJoin(properties, eq(properties.id, gatewayPayments.propertyId))
      .where(eq(gatewayPayments.referenceHash, hashOf(reference)));
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }
  const mayPay = !gateway.sandbox || sandbox !== undefined;

  async function read(reference: string): Promise<PayPage> {
    const { payment, invoice, propertyName } = await find(reference);
    const isOpen = payment.state === 'waiting' || payment.state === 'started';
    const [receipt] = payment.receiptId
      ? await db.select().from(receipts).where(eq(receipts.id, payment.receiptId))
      : [];
    const isDead = isOpen && isOver(payment.expiresAt);
    return {
      state: isDead ? 'expired' : payment.state,
      amount: payment.amount,
      propertyName,
      unitNumber: payment.unitNumber,
      maskedName: maskName(payment.payerName),
      invoices: [{ number: invoice.number, dueOn: invoice.dueOn, amount: payment.amount }],
      receiptNumber: receipt?.number ?? '',
      expiresAt: payment.expiresAt,
      sandbox: gateway.sandbox,
      payable: mayPay && isOpen && !isDead && invoice.owed === payment.amount,
    };
  }

  return {
    read: ({ params }) => read(params.reference),

    start: async ({ params: { reference } }) => {
      if (!mayPay) throw new Problem('PAY_NO_GATEWAY');
      if (!(await read(reference)).payable) throw new Problem('PAY_CLOSED');
      const { payment } = await find(reference);
      const backTo = payPath(reference);
      if (!payment.charge) {
        const { charge, url } = await gateway.begin({ amount: payment.amount, backTo });
        // Pressed twice, the first that is here counts: nobody is sent to pay the other one.
        await db
          .update(gatewayPayments)
          .set({
            ...{ charge, state: 'started', gatewayState: 'pending' },
            payUrl: url === backTo ? '' : url,
          })
          .where(and(eq(gatewayPayments.id, payment.id), isNull(gatewayPayments.charge)));
      }
      const { payUrl } = (await find(reference)).payment;
      return { url: payUrl || backTo };
    },

    pretend: async ({ params: { reference }, body: { outcome } }) => {
      const { payment } = await find(reference);
      if (!sandbox || !payment.charge) throw new Problem('PAY_NO_GATEWAY');
      if (payment.state !== 'started' || isOver(payment.expiresAt)) throw new Problem('PAY_CLOSED');
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
      return { taken: await word.take(told) };
    },
  };
}
