import { adminPage } from '@/portal/app/page/admin-page';
import { LedgerScreen } from '@/portal/areas/invoices/LedgerScreen';
import { ledgerPage } from '@/portal/areas/invoices/pages';

export default adminPage(LedgerScreen, ledgerPage);
