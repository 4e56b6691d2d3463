import { adminPage } from '@/portal/app/admin-page';
import { ReceiveScreen } from '@/portal/areas/parcels/counter/ReceiveScreen';
import { receivePage } from '@/portal/areas/parcels/pages';

export default adminPage(ReceiveScreen, receivePage);
