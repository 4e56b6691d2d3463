import type { ParsedUrlQuery } from 'node:querystring';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { isIssuing } from '@/contracts/billing/month-issue';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { queryParser } from '@/portal/kit/address/address-query';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { firstAsked, firstLook } from './issue/first-asked';
import { creditTexts, ruleTexts, texts } from './texts';

const parseInvoices = queryParser(invoiceEndpoints.list);
export type InvoicesQuery = ReturnType<typeof parseInvoices>;

/** The call for how many there are to each view, of those that a list's other filters find. */
export const tabsCall = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  state: _state,
  ...others
}: InvoicesQuery) => ({ query: others });

/** The call for the invoice that the address names. */
export const invoiceCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const waiting = { query: { limit: 50 } };

export const invoicesPage: AreaPage = {
  needs: 'invoices:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(invoiceEndpoints.list, dispatch, query),
      loadReader(invoiceEndpoints.ageing, dispatch, {}),
      loadReader(invoiceEndpoints.tabs, dispatch, tabsCall(parseInvoices(query))),
      loadColumns(dispatch),
    ]),
};

export const invoicePage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...texts, ...creditTexts, ...auditTexts },
  load: (dispatch, query) => loadReader(invoiceEndpoints.get, dispatch, invoiceCall(query)),
};

/** The call for the credit note or waiver that the address names. */
export const creditCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const creditsPage = recordsPage(creditTexts, creditEndpoints.list);

export const creditPage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...creditTexts, ...auditTexts },
  load: (dispatch, query) => loadReader(creditEndpoints.get, dispatch, creditCall(query)),
};

export const chargeRulesPage = recordsPage(ruleTexts, chargeRuleEndpoints.list);

export const issuePage: AreaPage = {
  needs: 'invoices:create',
  texts,
  async load(dispatch) {
    const [settings, standing] = await Promise.all([
      loadReader(billingSettingEndpoints.get, dispatch, {}),
      loadReader(invoiceEndpoints.issuing, dispatch, {}),
      loadReader(chargeEndpoints.list, dispatch, waiting),
    ]);
    if (!settings || !standing || (standing.run && isIssuing(standing.run))) return;
    const call = firstLook(firstAsked(standing, settings));
    await loadReader(invoiceEndpoints.preview, dispatch, call);
  },
};

export const billingPage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch) => loadReader(billingSettingEndpoints.get, dispatch, {}),
};
