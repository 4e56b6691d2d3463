import { adminPage } from '@/portal/app/page/admin-page';
import { ChargeRulesScreen } from '@/portal/areas/invoices/charges/ChargeRulesScreen';
import { chargeRulesPage } from '@/portal/areas/invoices/pages';

export default adminPage(ChargeRulesScreen, chargeRulesPage);
