import { adminPage } from '@/portal/app/page/admin-page';
import { unitsPage } from '@/portal/areas/units/pages';
import { UnitsScreen } from '@/portal/areas/units/UnitsScreen';

export default adminPage(UnitsScreen, unitsPage);
