import { adminPage } from '@/portal/app/page/admin-page';
import { LedgerScreen } from '@/portal/areas/books/LedgerScreen';
import { ledgerPage } from '@/portal/areas/books/pages';

export default adminPage(LedgerScreen, ledgerPage);
