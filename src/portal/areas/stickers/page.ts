import { stickerEndpoints } from '@/contracts/chat/sticker';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';
import { askedGroups, groupsCall } from './use-groups';

export const stickersPage: AreaPage = {
  needs: 'stickers:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadReader(stickerEndpoints.list, dispatch, groupsCall(askedGroups(query))),
      loadColumns(dispatch),
    ]),
};
