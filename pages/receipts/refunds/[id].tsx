import { adminPage } from '@/portal/app/page/admin-page';
import { RefundScreen } from '@/portal/areas/receipts/deposits/RefundScreen';
import { refundPage } from '@/portal/areas/receipts/pages';

export default adminPage(RefundScreen, refundPage);
