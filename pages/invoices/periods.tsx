import { adminPage } from '@/portal/app/admin-page';
import { PeriodsScreen } from '@/portal/areas/invoices/PeriodsScreen';
import { periodsPage } from '@/portal/areas/invoices/pages';

export default adminPage(PeriodsScreen, periodsPage);
