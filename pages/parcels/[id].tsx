import { adminPage } from '@/portal/app/page/admin-page';
import { ParcelScreen } from '@/portal/areas/parcels/detail/ParcelScreen';
import { parcelPage } from '@/portal/areas/parcels/pages';

export default adminPage(ParcelScreen, parcelPage);
