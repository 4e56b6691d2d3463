import { adminPage } from '@/portal/app/page/admin-page';
import { PropertiesScreen } from '@/portal/areas/properties/PropertiesScreen';
import { propertiesPage } from '@/portal/areas/properties/page';

export default adminPage(PropertiesScreen, propertiesPage);
