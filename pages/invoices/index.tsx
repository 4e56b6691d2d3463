import { adminPage } from '@/portal/app/page/admin-page';
import { InvoicesScreen } from '@/portal/areas/invoices/InvoicesScreen';
import { invoicesPage } from '@/portal/areas/invoices/pages';

export default adminPage(InvoicesScreen, invoicesPage);
