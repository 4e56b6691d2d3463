import { adminPage } from '@/portal/app/page/admin-page';
import { stickersPage } from '@/portal/areas/stickers/page';
import { StickersScreen } from '@/portal/areas/stickers/StickersScreen';

export default adminPage(StickersScreen, stickersPage);
