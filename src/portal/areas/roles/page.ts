import { roleEndpoints } from '@/contracts/auth/role';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const rolesPage = recordsPage(texts, roleEndpoints.list);
