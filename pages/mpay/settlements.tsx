import { adminPage } from '@/portal/app/page/admin-page';
import { settlementsPage } from '@/portal/areas/mpay/page';
import { SettlementsScreen } from '@/portal/areas/mpay/SettlementsScreen';

export default adminPage(SettlementsScreen, settlementsPage);
