import { adminPage } from '@/portal/app/page/admin-page';
import { receivePage } from '@/portal/areas/parcels/pages';
import { ReceiveScreen } from '@/portal/areas/parcels/receive/ReceiveScreen';

export default adminPage(ReceiveScreen, receivePage);
