import { adminPage } from '@/portal/app/page/admin-page';
import { ChargeRulesScreen } from '@/portal/areas/invoices/charges/ChargeRulesScreen';
import { chargeRulesPage } from '@/portal/areas/invoices/charges/page';

export default adminPage(ChargeRulesScreen, chargeRulesPage);
