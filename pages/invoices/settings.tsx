import { adminPage } from '@/portal/app/page/admin-page';
import { BillingScreen } from '@/portal/areas/invoices/BillingScreen';
import { billingPage } from '@/portal/areas/invoices/billing-page';

export default adminPage(BillingScreen, billingPage);
