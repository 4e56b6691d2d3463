import type { ParsedUrlQuery } from 'node:querystring';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { creditTexts } from './texts';

/** The call for the credit note or waiver that the address names. */
export const creditCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const creditsPage = recordsPage(creditTexts, creditEndpoints.list);

export const creditPage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...creditTexts, ...auditTexts },
  load: (dispatch, query) => loadReader(creditEndpoints.get, dispatch, creditCall(query)),
};
