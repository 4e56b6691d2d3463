import { adminPage } from '@/portal/app/admin-page';
import { AboutScreen } from '@/portal/areas/property/AboutScreen';
import { settingPage } from '@/portal/areas/property/pages';

export default adminPage(AboutScreen, settingPage);
