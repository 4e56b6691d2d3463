import { stickerEndpoints } from '@/contracts/chat/sticker';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

/** The call for every group, also those that residents cannot take. */
export const allGroups = { query: { all: true } };

export const stickersPage: AreaPage = {
  needs: 'stickers:view',
  texts,
  load: (dispatch) => loadReader(stickerEndpoints.list, dispatch, allGroups),
};
