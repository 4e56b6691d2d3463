import { adminPage } from '@/portal/app/page/admin-page';
import { reportPage } from '@/portal/areas/books/pages';
import { ReportScreen } from '@/portal/areas/books/report/ReportScreen';

export default adminPage(ReportScreen, reportPage);
