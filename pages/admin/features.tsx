import { adminPage } from '@/portal/app/page/admin-page';
import { MenuFeaturesScreen } from '@/portal/areas/menu-features/MenuFeaturesScreen';
import { menuFeaturesPage } from '@/portal/areas/menu-features/page';

export default adminPage(MenuFeaturesScreen, menuFeaturesPage);
