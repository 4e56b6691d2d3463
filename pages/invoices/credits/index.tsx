import { adminPage } from '@/portal/app/page/admin-page';
import { CreditsScreen } from '@/portal/areas/invoices/credits/CreditsScreen';
import { creditsPage } from '@/portal/areas/invoices/credits/pages';

export default adminPage(CreditsScreen, creditsPage);
