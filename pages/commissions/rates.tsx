import { adminPage } from '@/portal/app/page/admin-page';
import { commissionRatesPage } from '@/portal/areas/commissions/pages';
import { RatesScreen } from '@/portal/areas/commissions/RatesScreen';

export default adminPage(RatesScreen, commissionRatesPage);
