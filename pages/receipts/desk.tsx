import { adminPage } from '@/portal/app/page/admin-page';
import { DeskScreen } from '@/portal/areas/receipts/DeskScreen';
import { deskPage } from '@/portal/areas/receipts/pages';

export default adminPage(DeskScreen, deskPage);
