import { adminPage } from '@/portal/app/page/admin-page';
import { AuditScreen } from '@/portal/areas/audit/AuditScreen';
import { auditPage } from '@/portal/areas/audit/page';

export default adminPage(AuditScreen, auditPage);
