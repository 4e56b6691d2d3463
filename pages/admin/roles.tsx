import { adminPage } from '@/portal/app/page/admin-page';
import { rolesPage } from '@/portal/areas/roles/page';
import { RolesScreen } from '@/portal/areas/roles/RolesScreen';

export default adminPage(RolesScreen, rolesPage);
