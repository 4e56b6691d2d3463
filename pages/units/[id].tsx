import { adminPage } from '@/portal/app/page/admin-page';
import { unitPage } from '@/portal/areas/units/pages';
import { UnitScreen } from '@/portal/areas/units/UnitScreen';

export default adminPage(UnitScreen, unitPage);
