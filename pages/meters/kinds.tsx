import { adminPage } from '@/portal/app/page/admin-page';
import { KindsScreen } from '@/portal/areas/meters/KindsScreen';
import { meterKindsPage } from '@/portal/areas/meters/pages';

export default adminPage(KindsScreen, meterKindsPage);
