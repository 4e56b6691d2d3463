import { adminPage } from '@/portal/app/admin-page';
import { NewsItemScreen } from '@/portal/areas/news/item/NewsItemScreen';
import { newsItemPage } from '@/portal/areas/news/pages';

export default adminPage(NewsItemScreen, newsItemPage);
