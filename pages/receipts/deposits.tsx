import { adminPage } from '@/portal/app/page/admin-page';
import { DepositsScreen } from '@/portal/areas/receipts/deposits/DepositsScreen';
import { depositsPage } from '@/portal/areas/receipts/pages';

export default adminPage(DepositsScreen, depositsPage);
