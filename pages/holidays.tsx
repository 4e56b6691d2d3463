import { adminPage } from '@/portal/app/page/admin-page';
import { HolidaysScreen } from '@/portal/areas/holidays/HolidaysScreen';
import { holidaysPage } from '@/portal/areas/holidays/page';

export default adminPage(HolidaysScreen, holidaysPage);
