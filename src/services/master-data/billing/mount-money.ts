import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { billPageEndpoints, invoiceLetterEndpoints } from '@/contracts/billing/paper-letter';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { unitInvoiceEndpoints } from '@/contracts/billing/unit-invoice';
import { mount } from '@/services/kit/calls/mount';
import { reloadHandler } from './accounting/reload';
import { accountingSource } from './accounting/source';
import { clearHandlers } from './arrears/clear-handlers';
import { arrearHandlers } from './arrears/handlers';
import { letterHandlers } from './arrears/letter-handlers';
import { ledgerAccountHandlers } from './books/chart/handlers';
import { periodHandlers } from './books/closing/handlers';
import type { HoldersOf } from './books/closing/holders';
import { ledgerHandlers } from './books/entries';
import { booksReportHandlers } from './books/report/handlers';
import { chargeRuleHandlers } from './charges/handlers';
import { chequeHandlers } from './cheques/handlers';
import { creditHandlers } from './credits/handlers';
import { depositHandlers } from './deposits/handlers';
import { refundHandlers } from './deposits/refund-handlers';
import { type GatewayDeps, mountGateway } from './gateway/mount-gateway';
import { chargeHandlers } from './invoices/charges';
import { invoiceHandlers } from './invoices/handlers';
import { invoicePaper } from './invoices/paper';
import { issueHandlers } from './issue/handlers';
import { unitInvoiceHandlers } from './issue/unit-invoice';
import { monthWork } from './issue/work';
import { billPageHandlers } from './mailed/bill-page';
import { invoiceLetterHandlers } from './mailed/handlers';
import { type MailingDeps, startMailing } from './mailed/start-mailing';
import { readingHandlers } from './meters/handlers';
import { meterKindHandlers } from './meters/kinds';
import { mountPlans } from './plans/mount-plans';
import { receiptHandlers } from './receipts/handlers';
import { billingSettingHandlers } from './settings/settings';

export interface MoneyDeps extends Omit<GatewayDeps, 'sendSoon'>, MailingDeps {
  /** Where invoices are fetched from: an http address or a file's path. */
  accounting: string | undefined;
  /** Who of a property's staff holds a right; whoever keeps the accounts answers. */
  holdersOf: HoldersOf;
}

/** Mounts all of a property's money: bills, receipts, payments through the gateway, arrears. */
export function mountMoney(app: FastifyInstance, db: NodePgDatabase, deps: MoneyDeps): void {
  const { mailing, sendSoon } = startMailing(app, db, deps);
  const gateway = mountGateway(app, db, { ...deps, sendSoon });

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
  mount(app, invoiceLetterEndpoints, invoiceLetterHandlers(db, deps.post, sendSoon));
  mount(app, billPageEndpoints, billPageHandlers({ ...mailing, gateway, isDemo: deps.isDemo }));
  mount(app, periodEndpoints, periodHandlers(db, deps.holdersOf));
  mount(app, ledgerEndpoints, ledgerHandlers(db));
  mount(app, ledgerAccountEndpoints, ledgerAccountHandlers(db));
  mount(app, booksReportEndpoints, booksReportHandlers(db));
  mount(app, unitInvoiceEndpoints, unitInvoiceHandlers(db));
  mount(app, chequeEndpoints, chequeHandlers(db));
  mount(app, depositEndpoints, depositHandlers(db));
  mount(app, refundEndpoints, refundHandlers(db, deps.holdersOf));
  mount(app, creditEndpoints, creditHandlers(db, deps.holdersOf));
  mount(app, receiptEndpoints, receiptHandlers(db, sendSoon));
  mount(app, arrearEndpoints, arrearHandlers(db, sendSoon));
  mount(app, letterEndpoints, letterHandlers(db));
  mount(app, clearEndpoints, clearHandlers(db));
  mountPlans(app, db, deps.sweepEveryMs);
}
