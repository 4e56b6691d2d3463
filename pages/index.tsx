import { adminPage } from '@/portal/app/page/admin-page';
import { HomeScreen } from '@/portal/areas/home/HomeScreen';
import { homePage } from '@/portal/areas/home/page';

export default adminPage(HomeScreen, homePage);
