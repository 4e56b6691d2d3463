import type { ParsedUrlQuery } from 'node:querystring';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { periodEndpoints } from '@/contracts/billing/period';
import { day } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { bangkokDay } from '@/portal/kit/text/dates';
import { accountTexts, ledgerTexts, reportTexts, texts } from './texts';

/** The month that the address names, or this one. */
export const monthCall = ({ period }: ParsedUrlQuery) => ({
  query: { period: month.safeParse(period).data ?? bangkokDay(Date.now()).slice(0, 7) },
});

export const monthsPage: AreaPage = {
  needs: 'books:view',
  texts,
  load: (dispatch) => loadReader(periodEndpoints.list, dispatch, {}),
};

export const monthPage: AreaPage = {
  needs: 'books:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) => loadReader(periodEndpoints.closing, dispatch, monthCall(query)),
};

export const ledgerPage: AreaPage = {
  needs: 'books:view',
  texts: ledgerTexts,
  load: (dispatch, query) =>
    Promise.all([loadList(ledgerEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};

export const reportCall = ({ period, day: asked }: ParsedUrlQuery) => ({
  query: { ...monthCall({ period }).query, day: day.safeParse(asked).data },
});

export const reportPage: AreaPage = {
  needs: 'books:view',
  texts: { ...texts, ...ledgerTexts, ...reportTexts },
  load: (dispatch, query) => loadReader(booksReportEndpoints.read, dispatch, reportCall(query)),
};

export const accountsCall = ({ day: asked }: ParsedUrlQuery) => ({
  query: { day: day.safeParse(asked).data },
});

export const accountsPage: AreaPage = {
  needs: 'books:view',
  texts: { ...texts, ...ledgerTexts, ...reportTexts, ...accountTexts },
  load: (dispatch, query) => loadReader(ledgerAccountEndpoints.read, dispatch, accountsCall(query)),
};
