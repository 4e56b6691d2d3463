import type { ParsedUrlQuery } from 'node:querystring';
import { agreeEndpoints } from '@/contracts/billing/statements/agree';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { month } from '@/contracts/kit/fields/month';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { bangkokDay } from '@/portal/kit/text/dates';
import { accountTexts, texts } from './texts';

export const lineCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });
/** All accounts: a property has a handful. */
export const accountsCall = { query: { limit: 200 } };
export const filesCall = { query: { limit: 20 } };
export const agreeCall = ({ period }: ParsedUrlQuery) => ({
  query: { period: month.safeParse(period).data ?? bangkokDay(Date.now()).slice(0, 7) },
});

export const statementsPage: AreaPage = {
  needs: 'statements:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(statementEndpoints.list, dispatch, query),
      loadReader(statementEndpoints.counts, dispatch, { query: {} }),
      loadReader(bankAccountEndpoints.list, dispatch, accountsCall),
      loadColumns(dispatch),
    ]),
};

export const linePage: AreaPage = {
  needs: 'statements:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) => loadReader(statementEndpoints.get, dispatch, lineCall(query)),
};

export const bringPage: AreaPage = {
  needs: 'statements:create',
  texts,
  load: (dispatch) =>
    Promise.all([
      loadReader(bankAccountEndpoints.list, dispatch, accountsCall),
      loadReader(statementFileEndpoints.list, dispatch, filesCall),
    ]),
};

export const agreePage: AreaPage = {
  needs: 'statements:view',
  texts,
  load: (dispatch, query) => loadReader(agreeEndpoints.read, dispatch, agreeCall(query)),
};

export const accountsPage = recordsPage(accountTexts, bankAccountEndpoints.list);
