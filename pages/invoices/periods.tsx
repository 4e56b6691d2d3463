import { adminPage } from '@/portal/app/page/admin-page';
import { PeriodsScreen } from '@/portal/areas/invoices/PeriodsScreen';
import { periodsPage } from '@/portal/areas/invoices/pages';

export default adminPage(PeriodsScreen, periodsPage);
