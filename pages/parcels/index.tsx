import { adminPage } from '@/portal/app/page/admin-page';
import { ParcelsScreen } from '@/portal/areas/parcels/list/ParcelsScreen';
import { parcelsPage } from '@/portal/areas/parcels/pages';

export default adminPage(ParcelsScreen, parcelsPage);
