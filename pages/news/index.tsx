import { adminPage } from '@/portal/app/page/admin-page';
import { NewsScreen } from '@/portal/areas/news/list/NewsScreen';
import { newsPage } from '@/portal/areas/news/pages';

export default adminPage(NewsScreen, newsPage);
