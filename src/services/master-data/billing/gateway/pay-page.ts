import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type GatewayEvent,
  gatewayEvent,
  type PayPage,
  type payPageEndpoints,
} from '@/contracts/billing/mpay';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { unstorablePath } from '@/services/kit/calls/unstorable';
import { residentPaper } from '@/services/master-data/billing/receipts/paper';
import { type Gateway, isGenuine, sign } from './gateway';
import { readLink, startLink } from './link';
import { mailTyped } from './mail-typed';
import { pageOf, receiptUntil } from './page-of';
import type { sandboxGateway } from './sandbox';
import type { gatewayWord } from './take-word';

/** How the service is told what the sandbox says: the way every gateway does. */
export type Deliver = (raw: string, headers: Record<string, string>) => Promise<unknown>;

interface Deps {
  gateway: Gateway;
  word: ReturnType<typeof gatewayWord>;
  /** Whoever is sent the address can pay by it. */
  mayPay: boolean;
  /** Left out where another gateway is set, or payments are real. */
  sandbox: ReturnType<typeof sandboxGateway> | undefined;
  deliver: Deliver;
  /** Has letters that are owed sent at once. */
  sendSoon: () => void;
}

/** What whoever was sent an address may see and do; amounts and states are our own alone. */
export function payPageHandlers(
  db: NodePgDatabase,
  { gateway, word, mayPay, sandbox, deliver, sendSoon }: Deps,
): Handlers<typeof payPageEndpoints> {
  async function read(reference: string): Promise<PayPage> {
    const { payment, isOpen } = await readLink(db, reference);
    return pageOf(db, payment, {
      ...{ sandbox: gateway.sandbox, pretends: sandbox !== undefined, ways: gateway.ways },
      isOpen: mayPay && isOpen,
    });
  }

  return {
    read: ({ params }) => read(params.reference),

    start: async ({ params: { reference }, body: { way, withLate } }) => {
      if (!mayPay) throw new Problem('PAY_NO_GATEWAY');
      const page = await read(reference);
      if (!page.payable) throw new Problem('PAY_CLOSED');
      const title = page.invoices.map(({ number }) => number).join(', ');
      return { url: await startLink(db, gateway, { reference, way, withLate, title }) };
    },

    qr: async ({ params: { reference } }) => {
      const { payment, isOpen } = await readLink(db, reference);
      const isBegun = isOpen && payment.state === 'started' && payment.way === 'promptpay';
      const picture = isBegun && payment.charge && (await gateway.qr(payment.charge));
      if (!picture) throw new Problem('NOT_FOUND');
      return { ...picture, inline: true };
    },

    receipt: async ({ params: { reference } }) => {
      const { payment } = await readLink(db, reference);
      if (!payment.receiptId || !receiptUntil(payment)) throw new Problem('NOT_FOUND');
      return residentPaper(db, payment.propertyId, payment.receiptId);
    },

    mail: async ({ params: { reference }, body }, request) => {
      const { payment } = await readLink(db, reference);
      if (!payment.receiptId || !receiptUntil(payment)) throw new Problem('NOT_FOUND');
      await db.transaction((tx) => mailTyped(tx, request, payment, body));
      sendSoon();
      return { taken: true };
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

    omise: async ({ body: { key, data } }) => {
      const isCharge = gateway.name === 'omise' && key.startsWith('charge.');
      if (!isCharge || data.object !== 'charge') return { taken: false };
      return { taken: await word.askOf(data.id) };
    },
  };
}
