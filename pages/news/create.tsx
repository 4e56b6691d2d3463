import { adminPage } from '@/portal/app/page/admin-page';
import { CreateNewsScreen } from '@/portal/areas/news/form/CreateNewsScreen';
import { createNewsPage } from '@/portal/areas/news/form/pages';

export default adminPage(CreateNewsScreen, createNewsPage);
