import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import { reloadHandler } from './accounting/reload';
import { accountingSource } from './accounting/source';
import { arrearHandlers } from './arrears/handlers';
import { periodHandlers } from './books/closing/handlers';
import type { HoldersOf } from './books/closing/holders';
import { ledgerHandlers } from './books/entries';
import { booksReportHandlers } from './books/report/handlers';
import { mpayHandlers } from './gateway/mpay';
import { payPageHandlers } from './gateway/pay-page';
import { sandboxGateway } from './gateway/sandbox';
import { gatewayWord } from './gateway/take-word';
import { chargeHandlers } from './invoices/charges';
import { invoiceHandlers } from './invoices/handlers';
import { invoicePaper } from './invoices/paper';
import { issueHandlers } from './issue/handlers';
import { monthWork } from './issue/work';
import { receiptHandlers } from './receipts/handlers';
import { billingSettingHandlers } from './settings/settings';

export interface MoneyDeps {
  /** Where invoices are fetched from: an http address or a file's path. */
  accounting: string | undefined;
  /** What the gateway signs with. */
  gatewaySecret: string;
  /** Payments may be made up. */
  isDemo: boolean;
  /** Milliseconds between two looks for payments without an end. */
  sweepEveryMs: number;
  /** Who of a property's staff holds a right; whoever keeps the accounts answers. */
  holdersOf: HoldersOf;
  /** Where these services are called, once they listen. */
  ownUrl: () => string;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Mounts all of a property's money: bills, receipts, payments through the gateway, arrears. */
export function mountMoney(app: FastifyInstance, db: NodePgDatabase, deps: MoneyDeps): void {
  const sandbox = sandboxGateway(db, deps.gatewaySecret);
  const { gateway } = sandbox;
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

  mount(app, billingSettingEndpoints, billingSettingHandlers(db));
  mount(app, chargeEndpoints, chargeHandlers(db));
  const month = monthWork(db);
  app.queue.serve(month);
  mount(app, invoiceEndpoints, {
    ...invoiceHandlers(db),
    ...issueHandlers(db, app.queue, month),
    reload: reloadHandler(db, accountingSource(deps.accounting, deps.isDemo)),
    paper: ({ params }, { propertyId }) => invoicePaper(db, propertyId, params.id),
  });
  mount(app, periodEndpoints, periodHandlers(db, deps.holdersOf));
  mount(app, ledgerEndpoints, ledgerHandlers(db));
  mount(app, booksReportEndpoints, booksReportHandlers(db));
  mount(app, receiptEndpoints, receiptHandlers(db));
  mount(app, mpayEndpoints, mpayHandlers(db, { gateway, word }));
  mount(app, arrearEndpoints, arrearHandlers(db));

  const { callback, ...pages } = payPageEndpoints;
  const callbackUrl = `${app.prefix}${callback.path}`;
  const handlers = payPageHandlers(db, {
    ...{ gateway, word },
    sandbox: deps.isDemo ? sandbox : undefined,
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
}
