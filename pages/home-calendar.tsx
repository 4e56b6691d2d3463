import { adminPage } from '@/portal/app/page/admin-page';
import { HomeCalendarScreen } from '@/portal/areas/home-calendar/HomeCalendarScreen';
import { homeCalendarPage } from '@/portal/areas/home-calendar/page';

export default adminPage(HomeCalendarScreen, homeCalendarPage);
