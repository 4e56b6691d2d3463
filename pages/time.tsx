import { adminPage } from '@/portal/app/page/admin-page';
import { timePage } from '@/portal/areas/time/page';
import { TimeScreen } from '@/portal/areas/time/TimeScreen';

export default adminPage(TimeScreen, timePage);
