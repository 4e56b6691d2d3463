import type { ParsedUrlQuery } from 'node:querystring';
import { boardEndpoints, postEndpoints } from '@/contracts/bulletin/post';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for the post that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const bulletinPage: AreaPage = {
  needs: 'bulletin:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(postEndpoints.list, dispatch, query),
      loadReader(boardEndpoints.tabs, dispatch, {}),
      loadReader(boardEndpoints.categories, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const postPage: AreaPage = {
  needs: 'bulletin:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) => loadReader(postEndpoints.get, dispatch, itemCall(query)),
};
