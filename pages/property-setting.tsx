import { adminPage } from '@/portal/app/admin-page';
import { PropertySettingScreen } from '@/portal/areas/property/PropertySettingScreen';
import { settingPage } from '@/portal/areas/property/pages';

export default adminPage(PropertySettingScreen, settingPage);
