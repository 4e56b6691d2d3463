import { adminPage } from '@/portal/app/page/admin-page';
import { receiptsPage } from '@/portal/areas/receipts/pages';
import { ReceiptsScreen } from '@/portal/areas/receipts/ReceiptsScreen';

export default adminPage(ReceiptsScreen, receiptsPage);
