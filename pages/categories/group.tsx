import { adminPage } from '@/portal/app/page/admin-page';
import { GroupsScreen } from '@/portal/areas/categories/GroupsScreen';
import { categoryGroupsPage } from '@/portal/areas/categories/pages';

export default adminPage(GroupsScreen, categoryGroupsPage);
