import { adminPage } from '@/portal/app/page/admin-page';
import { CreditScreen } from '@/portal/areas/invoices/credits/CreditScreen';
import { creditPage } from '@/portal/areas/invoices/credits/pages';

export default adminPage(CreditScreen, creditPage);
