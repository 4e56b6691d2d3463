import { adminPage } from '@/portal/app/page/admin-page';
import { CategoriesScreen } from '@/portal/areas/categories/CategoriesScreen';
import { categoriesPage } from '@/portal/areas/categories/pages';

export default adminPage(CategoriesScreen, categoriesPage);
