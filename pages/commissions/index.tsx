import { adminPage } from '@/portal/app/page/admin-page';
import { CommissionsScreen } from '@/portal/areas/commissions/CommissionsScreen';
import { commissionsPage } from '@/portal/areas/commissions/pages';

export default adminPage(CommissionsScreen, commissionsPage);
