import type { ParsedUrlQuery } from 'node:querystring';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for the suggestion that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const suggestionsPage: AreaPage = {
  needs: 'suggestions:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(suggestionEndpoints.list, dispatch, query),
      loadReader(suggestionEndpoints.tabs, dispatch, {}),
      loadReader(suggestionEndpoints.staff, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const suggestionPage: AreaPage = {
  needs: 'suggestions:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) =>
    Promise.all([
      loadReader(suggestionEndpoints.get, dispatch, itemCall(query)),
      loadReader(suggestionEndpoints.staff, dispatch, {}),
    ]),
};
