import { adminPage } from '@/portal/app/page/admin-page';
import { MonthsScreen } from '@/portal/areas/books/MonthsScreen';
import { monthsPage } from '@/portal/areas/books/pages';

export default adminPage(MonthsScreen, monthsPage);
