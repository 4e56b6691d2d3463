import { adminPage } from '@/portal/app/page/admin-page';
import { reportsPage } from '@/portal/areas/parcels/reports/pages';
import { ReportsScreen } from '@/portal/areas/parcels/reports/ReportsScreen';

export default adminPage(ReportsScreen, reportsPage);
