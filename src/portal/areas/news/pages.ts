import type { ParsedUrlQuery } from 'node:querystring';
import { formTexts } from '@/portal/areas/news/form/texts';
import type { AreaPage } from '@/portal/kit/area-page';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { newsItem, newsList, newsProperties } from './resource';
import { texts } from './texts';

/** The call for the news that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const newsPage: AreaPage = {
  needs: 'news:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadList(newsList, dispatch, address),
      loadReader(newsProperties, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const newsItemPage: AreaPage = {
  needs: 'news:view',
  texts: { ...texts, ...auditTexts, ...formTexts },
  load: (dispatch, address) => loadReader(newsItem, dispatch, itemCall(address)),
};
