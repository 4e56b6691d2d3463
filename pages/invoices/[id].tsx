import { adminPage } from '@/portal/app/page/admin-page';
import { InvoiceScreen } from '@/portal/areas/invoices/item/InvoiceScreen';
import { invoicePage } from '@/portal/areas/invoices/item/page';

export default adminPage(InvoiceScreen, invoicePage);
