import { adminPage } from '@/portal/app/page/admin-page';
import { BannersScreen } from '@/portal/areas/banners/BannersScreen';
import { bannersPage } from '@/portal/areas/banners/page';

export default adminPage(BannersScreen, bannersPage);
