import type { ParsedUrlQuery } from 'node:querystring';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { creditTexts } from '@/portal/areas/invoices/credits/texts';
import { texts } from '@/portal/areas/invoices/texts';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** The call for the invoice that the address names. */
export const invoiceCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const invoicePage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...texts, ...creditTexts, ...auditTexts },
  load: (dispatch, query) => loadReader(invoiceEndpoints.get, dispatch, invoiceCall(query)),
};
