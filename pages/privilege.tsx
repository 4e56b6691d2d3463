import { adminPage } from '@/portal/app/admin-page';
import { PrivilegesScreen } from '@/portal/areas/privileges/PrivilegesScreen';
import { privilegesPage } from '@/portal/areas/privileges/page';

export default adminPage(PrivilegesScreen, privilegesPage);
