import { plainPage } from '@/portal/app/page/plain-page';
import { DailyLogScreen } from '@/portal/areas/parcels/reports/DailyLogScreen';
import { dailyLogPage } from '@/portal/areas/parcels/reports/pages';

export default plainPage(DailyLogScreen, dailyLogPage);
