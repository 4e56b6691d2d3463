import type { ParsedUrlQuery } from 'node:querystring';
import { boardEndpoints, postEndpoints } from '@/contracts/bulletin/post';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

/** The call for the post that the address names. */
export const itemCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id) } });

export const bulletinPage = recordsPage(
  texts,
  postEndpoints.list,
  boardEndpoints.tabs,
  boardEndpoints.categories,
);

export const postPage: AreaPage = {
  needs: 'bulletin:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) => loadReader(postEndpoints.get, dispatch, itemCall(query)),
};
