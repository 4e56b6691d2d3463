import { adminPage } from '@/portal/app/page/admin-page';
import { BulletinScreen } from '@/portal/areas/bulletin/BulletinScreen';
import { bulletinPage } from '@/portal/areas/bulletin/pages';

export default adminPage(BulletinScreen, bulletinPage);
