import { adminPage } from '@/portal/app/page/admin-page';
import { NewsItemScreen } from '@/portal/areas/news/item/NewsItemScreen';
import { newsItemPage } from '@/portal/areas/news/pages';

export default adminPage(NewsItemScreen, newsItemPage);
