import { adminPage } from '@/portal/app/page/admin-page';
import { HomeServicesScreen } from '@/portal/areas/home-services/HomeServicesScreen';
import { homeServicesPage } from '@/portal/areas/home-services/page';

export default adminPage(HomeServicesScreen, homeServicesPage);
