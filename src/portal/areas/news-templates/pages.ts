import type { ParsedUrlQuery } from 'node:querystring';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadColumns } from '@/portal/kit/use-column-choice';
import { loadList } from '@/portal/kit/use-list';
import { loadReader } from '@/portal/kit/use-reader';
import { templateItem, templateList } from './resource';
import { formTexts, texts } from './texts';

/** The call for the template that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const templatesPage: AreaPage = {
  needs: 'news-templates:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([loadList(templateList, dispatch, address), loadColumns(dispatch)]),
};

export const createTemplatePage: AreaPage = {
  needs: 'news-templates:create',
  texts: formTexts,
};

export const templatePage: AreaPage = {
  needs: 'news-templates:view',
  texts: formTexts,
  load: (dispatch, address) => loadReader(templateItem, dispatch, itemCall(address)),
};
