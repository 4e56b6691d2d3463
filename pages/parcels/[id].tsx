import { adminPage } from '@/portal/app/admin-page';
import { ParcelScreen } from '@/portal/areas/parcels/list/ParcelScreen';
import { parcelPage } from '@/portal/areas/parcels/pages';

export default adminPage(ParcelScreen, parcelPage);
