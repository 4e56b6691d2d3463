import { adminPage } from '@/portal/app/admin-page';
import { receivePage } from '@/portal/areas/parcels/pages';
import { ReceiveScreen } from '@/portal/areas/parcels/ReceiveScreen';

export default adminPage(ReceiveScreen, receivePage);
