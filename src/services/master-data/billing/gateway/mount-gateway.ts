import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { settlementEndpoints } from '@/contracts/billing/settlement';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import { nobody } from '@/services/kit/live/announce';
import { canPay, type Gateway } from './gateway';
import { heldHandlers } from './held';
import { mpayHandlers } from './mpay';
import type { OmiseKeys } from './omise/client';
import { omiseGateway } from './omise/gateway';
import { payPageHandlers } from './pay-page';
import { sandboxGateway } from './sandbox';
import { settlementHandlers } from './settlements/handlers';
import { gatewayWord } from './take-word';

export interface GatewayDeps {
  /** What the sandbox signs with. */
  gatewaySecret: string;
  /** Omise's secret key, and where it answers; the sandbox where there is none. */
  omise: OmiseKeys | undefined;
  /** The address that people use the portal by. */
  portalUrl: string;
  /** Payments may be made up. */
  isDemo: boolean;
  /** Milliseconds between two looks for payments without an end. */
  sweepEveryMs: number;
  /** Has letters that are owed sent at once. */
  sendSoon: () => void;
  /** Where these services are called, once they listen. */
  ownUrl: () => string;
}

/** Mounts the payments that come through the gateway, and their pages; answers the gateway that is used. */
export function mountGateway(app: FastifyInstance, db: NodePgDatabase, deps: GatewayDeps): Gateway {
  const sandbox = sandboxGateway(db, deps.gatewaySecret);
  const { omise, portalUrl, gatewaySecret: secret } = deps;
  const gateway = omise ? omiseGateway({ ...omise, portalUrl, secret }) : sandbox.gateway;
  const word = gatewayWord(db, gateway, {
    changed(propertyId) {
      for (const feature of ['mpay', 'receipts', 'invoices'] as const) {
        app.announce.changed(propertyId, feature, nobody);
      }
    },
    notified: (stored) => app.announce.notified(stored),
  });
  const failed = (error: unknown) => app.log.error({ err: error }, 'payments were not swept');
  const sweeping = everySoOften(deps.sweepEveryMs, word.sweep, failed);
  app.addHook('onListen', async () => sweeping.soon());
  app.addHook('onClose', sweeping.stop);

  const mayPay = canPay(gateway, deps.isDemo);
  mount(app, mpayEndpoints, mpayHandlers(db, { gateway, word, mayPay }));
  mount(app, heldChargeEndpoints, heldHandlers(db, gateway));
  mount(app, settlementEndpoints, settlementHandlers(db));

  const { callback, ...pages } = payPageEndpoints;
  const callbackUrl = `${app.prefix}${callback.path}`;
  const handlers = payPageHandlers(db, {
    ...{ gateway, word, mayPay, sendSoon: deps.sendSoon },
    sandbox: deps.isDemo && !omise ? sandbox : undefined,
    deliver: (payload, headers) =>
      fetch(`${deps.ownUrl()}${callbackUrl}`, {
        method: 'POST',
        body: payload,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
  });
  const { callback: heard, ...open } = handlers;
  mount(app, pages, open);
  app.register(async (child) => {
    // What was signed are the bytes as they came, not what a parser makes of them.
    child.removeContentTypeParser('application/json');
    child.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      ({ headers }, raw, done) => {
        const [time, signature] = [headers['x-gateway-time'], headers['x-gateway-signature']];
        done(null, { raw, time: String(time ?? ''), signature: String(signature ?? '') });
      },
    );
    mount(child, { callback }, { callback: heard });
  });
  return gateway;
}
