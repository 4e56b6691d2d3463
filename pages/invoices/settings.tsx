import { adminPage } from '@/portal/app/page/admin-page';
import { BillingScreen } from '@/portal/areas/invoices/BillingScreen';
import { billingPage } from '@/portal/areas/invoices/pages';

export default adminPage(BillingScreen, billingPage);
