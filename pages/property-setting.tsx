import { adminPage } from '@/portal/app/page/admin-page';
import { settingPage } from '@/portal/areas/property/pages';
import { PropertySettingScreen } from '@/portal/areas/property/settings/PropertySettingScreen';

export default adminPage(PropertySettingScreen, settingPage);
