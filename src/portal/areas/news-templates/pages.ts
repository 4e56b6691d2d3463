import type { ParsedUrlQuery } from 'node:querystring';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { formTexts, texts } from './texts';

/** The call for the template that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const templatesPage: AreaPage = {
  needs: 'news-templates:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([loadList(newsTemplateEndpoints.list, dispatch, address), loadColumns(dispatch)]),
};

export const createTemplatePage: AreaPage = {
  needs: 'news-templates:create',
  texts: formTexts,
};

export const templatePage: AreaPage = {
  needs: 'news-templates:view',
  texts: formTexts,
  load: (dispatch, address) => loadReader(newsTemplateEndpoints.get, dispatch, itemCall(address)),
};
