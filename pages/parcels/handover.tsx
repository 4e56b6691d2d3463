import { adminPage } from '@/portal/app/page/admin-page';
import { HandOverScreen } from '@/portal/areas/parcels/handover/HandOverScreen';
import { handOverPage } from '@/portal/areas/parcels/pages';

export default adminPage(HandOverScreen, handOverPage);
