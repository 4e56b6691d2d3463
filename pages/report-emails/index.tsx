import { adminPage } from '@/portal/app/page/admin-page';
import { reportEmailsPage } from '@/portal/areas/report-emails/pages';
import { ReportEmailsScreen } from '@/portal/areas/report-emails/ReportEmailsScreen';

export default adminPage(ReportEmailsScreen, reportEmailsPage);
