import { adminPage } from '@/portal/app/page/admin-page';
import { MonthScreen } from '@/portal/areas/books/MonthScreen';
import { monthPage } from '@/portal/areas/books/pages';

export default adminPage(MonthScreen, monthPage);
