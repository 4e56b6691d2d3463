import type { ParsedUrlQuery } from 'node:querystring';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { formTexts } from '@/portal/areas/news/form/texts';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { newsQuery, tabsCall } from './list-query';
import { texts } from './texts';

/** The call for the news that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const newsPage: AreaPage = {
  needs: 'news:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadList(newsEndpoints.list, dispatch, address, newsQuery),
      loadReader(newsEndpoints.tabs, dispatch, tabsCall(newsQuery(address))),
      loadReader(newsChoiceEndpoints.properties, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const newsItemPage: AreaPage = {
  needs: 'news:view',
  texts: { ...texts, ...auditTexts, ...formTexts },
  load: (dispatch, address) =>
    Promise.all([
      loadReader(newsEndpoints.get, dispatch, itemCall(address)),
      loadColumns(dispatch),
    ]),
};
