import { adminPage } from '@/portal/app/page/admin-page';
import { ChequesScreen } from '@/portal/areas/receipts/cheques/ChequesScreen';
import { chequesPage } from '@/portal/areas/receipts/pages';

export default adminPage(ChequesScreen, chequesPage);
