import { adminPage } from '@/portal/app/page/admin-page';
import { PrivilegesScreen } from '@/portal/areas/privileges/PrivilegesScreen';
import { privilegesPage } from '@/portal/areas/privileges/page';

export default adminPage(PrivilegesScreen, privilegesPage);
