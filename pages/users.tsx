import { adminPage } from '@/portal/app/page/admin-page';
import { usersPage } from '@/portal/areas/users/page';
import { UsersScreen } from '@/portal/areas/users/UsersScreen';

export default adminPage(UsersScreen, usersPage);
