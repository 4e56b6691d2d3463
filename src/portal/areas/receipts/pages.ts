import type { ParsedUrlQuery } from 'node:querystring';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { justTakenCall } from './just-taken';
import { chequeTexts, depositTexts, refundTexts, texts } from './texts';

/** The call for the receipt that the address names. */
export const receiptCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const receiptsPage: AreaPage = {
  needs: 'receipts:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(receiptEndpoints.list, dispatch, query),
      loadReader(receiptEndpoints.sums, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const receiptPage: AreaPage = {
  needs: 'receipts:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) => loadReader(receiptEndpoints.get, dispatch, receiptCall(query)),
};

export const depositsPage = recordsPage(depositTexts, depositEndpoints.list);

export const refundsPage = recordsPage(refundTexts, refundEndpoints.list);

/** The call for the refund that the address names. */
export const refundCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const refundPage: AreaPage = {
  needs: 'receipts:view',
  texts: { ...refundTexts, ...auditTexts },
  load: (dispatch, query) => loadReader(refundEndpoints.get, dispatch, refundCall(query)),
};

export const chequesPage = recordsPage(chequeTexts, chequeEndpoints.list);

export const deskPage: AreaPage = {
  needs: 'receipts:create',
  texts: { ...texts, ...chequeTexts },
  load: (dispatch) => loadReader(receiptEndpoints.list, dispatch, justTakenCall()),
};
