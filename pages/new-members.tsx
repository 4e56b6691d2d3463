import { adminPage } from '@/portal/app/page/admin-page';
import { NewMembersScreen } from '@/portal/areas/new-members/NewMembersScreen';
import { newMembersPage } from '@/portal/areas/new-members/page';

export default adminPage(NewMembersScreen, newMembersPage);
