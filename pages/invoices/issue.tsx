import { adminPage } from '@/portal/app/page/admin-page';
import { IssueScreen } from '@/portal/areas/invoices/issue/IssueScreen';
import { issuePage } from '@/portal/areas/invoices/issue/page';

export default adminPage(IssueScreen, issuePage);
