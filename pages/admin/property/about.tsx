import { adminPage } from '@/portal/app/page/admin-page';
import { AboutScreen } from '@/portal/areas/property/AboutScreen';
import { aboutPage } from '@/portal/areas/property/pages';

export default adminPage(AboutScreen, aboutPage);
