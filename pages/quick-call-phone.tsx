import { adminPage } from '@/portal/app/page/admin-page';
import { quickCallPage } from '@/portal/areas/quick-call/page';
import { QuickCallScreen } from '@/portal/areas/quick-call/QuickCallScreen';

export default adminPage(QuickCallScreen, quickCallPage);
