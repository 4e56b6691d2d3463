import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import { heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { billPageEndpoints, invoiceLetterEndpoints } from '@/contracts/billing/paper-letter';
import { periodEndpoints } from '@/contracts/billing/period';
import { planEndpoints } from '@/contracts/billing/plans';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { settlementEndpoints } from '@/contracts/billing/settlement';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import type { Post } from '@/services/kit/mail/post';
import { reloadHandler } from './accounting/reload';
import { accountingSource } from './accounting/source';
import { clearHandlers } from './arrears/clear-handlers';
import { arrearHandlers } from './arrears/handlers';
import { letterHandlers } from './arrears/letter-handlers';
import { periodHandlers } from './books/closing/handlers';
import type { HoldersOf } from './books/closing/holders';
import { ledgerHandlers } from './books/entries';
import { booksReportHandlers } from './books/report/handlers';
import { chargeRuleHandlers } from './charges/handlers';
import { heldHandlers } from './gateway/held';
import { mpayHandlers } from './gateway/mpay';
import type { OmiseKeys } from './gateway/omise/client';
import { omiseGateway } from './gateway/omise/gateway';
import { payPageHandlers } from './gateway/pay-page';
import { sandboxGateway } from './gateway/sandbox';
import { settlementHandlers } from './gateway/settlements/handlers';
import { gatewayWord } from './gateway/take-word';
import { chargeHandlers } from './invoices/charges';
import { invoiceHandlers } from './invoices/handlers';
import { invoicePaper } from './invoices/paper';
import { issueHandlers } from './issue/handlers';
import { monthWork } from './issue/work';
import { billPageHandlers } from './mailed/bill-page';
import { invoiceLetterHandlers } from './mailed/handlers';
import type { Mailing } from './mailed/mailing';
import { sendPapers } from './mailed/send';
import { readingHandlers } from './meters/handlers';
import { meterKindHandlers } from './meters/kinds';
import { breakMissed } from './plans/end';
import { planHandlers } from './plans/handlers';
import { receiptHandlers } from './receipts/handlers';
import { billingSettingHandlers } from './settings/settings';

export interface MoneyDeps {
  /** Where invoices are fetched from: an http address or a file's path. */
  accounting: string | undefined;
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
  post: Post;
  /** Signs the links of letters. */
  linkSecret: string;
  /** How often papers that are owed by e-mail are looked for. */
  sendLettersEveryMs: number;
  /** Who of a property's staff holds a right; whoever keeps the accounts answers. */
  holdersOf: HoldersOf;
  /** Where these services are called, once they listen. */
  ownUrl: () => string;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Mounts all of a property's money: bills, receipts, payments through the gateway, arrears. */
export function mountMoney(app: FastifyInstance, db: NodePgDatabase, deps: MoneyDeps): void {
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

  const mailing: Mailing = {
    ...{ db, post: deps.post, linkSecret: deps.linkSecret },
    unwritten: (error) => app.log.error({ err: error }, 'a paper was not written'),
    changed: (propertyId, feature) => app.announce.changed(propertyId, feature, nobody),
  };
  const mailed = everySoOften(
    deps.sendLettersEveryMs,
    () => sendPapers(mailing),
    (error) => app.log.warn({ err: error }, 'papers were not sent'),
  );
  app.addHook('onClose', mailed.stop);

  mount(app, billingSettingEndpoints, billingSettingHandlers(db));
  mount(app, meterKindEndpoints, meterKindHandlers(db));
  mount(app, readingEndpoints, readingHandlers(db));
  mount(app, chargeRuleEndpoints, chargeRuleHandlers(db));
  mount(app, chargeEndpoints, chargeHandlers(db));
  const month = monthWork(db);
  app.queue.serve(month);
  mount(app, invoiceEndpoints, {
    ...invoiceHandlers(db),
    ...issueHandlers(db, app.queue, month),
    reload: reloadHandler(db, accountingSource(deps.accounting, deps.isDemo)),
    paper: ({ params }, { propertyId }) => invoicePaper(db, propertyId, params.id),
  });
  mount(app, invoiceLetterEndpoints, invoiceLetterHandlers(db, mailed.soon));
  mount(app, billPageEndpoints, billPageHandlers({ ...mailing, gateway, isDemo: deps.isDemo }));
  mount(app, periodEndpoints, periodHandlers(db, deps.holdersOf));
  mount(app, ledgerEndpoints, ledgerHandlers(db));
  mount(app, booksReportEndpoints, booksReportHandlers(db));
  mount(app, receiptEndpoints, receiptHandlers(db, mailed.soon));
  mount(app, mpayEndpoints, mpayHandlers(db, { gateway, word }));
  mount(app, heldChargeEndpoints, heldHandlers(db, gateway));
  mount(app, settlementEndpoints, settlementHandlers(db));
  mount(app, arrearEndpoints, arrearHandlers(db, mailed.soon));
  mount(app, letterEndpoints, letterHandlers(db));
  mount(app, clearEndpoints, clearHandlers(db));
  mount(app, planEndpoints, planHandlers(db));
  const lookAtPlans = async () => {
    for (const propertyId of await breakMissed(db)) {
      for (const feature of ['arrears', 'invoices'] as const) {
        app.announce.changed(propertyId, feature, nobody);
      }
    }
  };
  const looking = everySoOften(deps.sweepEveryMs, lookAtPlans, (error) =>
    app.log.error({ err: error }, 'plans were not looked at'),
  );
  app.addHook('onListen', async () => looking.soon());
  app.addHook('onClose', looking.stop);

  const { callback, ...pages } = payPageEndpoints;
  const callbackUrl = `${app.prefix}${callback.path}`;
  const handlers = payPageHandlers(db, {
    ...{ gateway, word },
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
}
