import { adminPage } from '@/portal/app/page/admin-page';
import { shelfPage } from '@/portal/areas/parcels/shelf/pages';
import { ShelfScreen } from '@/portal/areas/parcels/shelf/ShelfScreen';

export default adminPage(ShelfScreen, shelfPage);
