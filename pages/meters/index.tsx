import { adminPage } from '@/portal/app/page/admin-page';
import { MetersScreen } from '@/portal/areas/meters/MetersScreen';
import { metersPage } from '@/portal/areas/meters/pages';

export default adminPage(MetersScreen, metersPage);
