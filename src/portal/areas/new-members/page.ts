import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { memberQuery } from './member-query';
import { texts } from './texts';

export const newMembersPage: AreaPage = {
  needs: 'new-members:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(newMemberEndpoints.list, dispatch, query, memberQuery),
      loadReader(newMemberEndpoints.tabs, dispatch, {}),
      loadColumns(dispatch),
    ]),
};
