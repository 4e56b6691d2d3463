import { plainPage } from '@/portal/app/page/plain-page';
import { shelfLabelsPage } from '@/portal/areas/parcels/shelf/pages';
import { ShelfLabelsScreen } from '@/portal/areas/parcels/shelf/ShelfLabelsScreen';

export default plainPage(ShelfLabelsScreen, shelfLabelsPage);
