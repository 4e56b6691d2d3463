import { adminPage } from '@/portal/app/page/admin-page';
import { RefundsScreen } from '@/portal/areas/receipts/deposits/RefundsScreen';
import { refundsPage } from '@/portal/areas/receipts/pages';

export default adminPage(RefundsScreen, refundsPage);
