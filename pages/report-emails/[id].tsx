import { adminPage } from '@/portal/app/page/admin-page';
import { reportEmailPage } from '@/portal/areas/report-emails/pages';
import { ReportEmailScreen } from '@/portal/areas/report-emails/ReportEmailScreen';

export default adminPage(ReportEmailScreen, reportEmailPage);
