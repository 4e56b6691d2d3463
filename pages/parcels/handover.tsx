import { adminPage } from '@/portal/app/admin-page';
import { HandOverScreen } from '@/portal/areas/parcels/handover/HandOverScreen';
import { handOverPage } from '@/portal/areas/parcels/pages';

export default adminPage(HandOverScreen, handOverPage);
