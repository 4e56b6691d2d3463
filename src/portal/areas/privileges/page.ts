import { privilegeEndpoints } from '@/contracts/master-data/content/privilege';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const privilegesPage = recordsPage(texts, privilegeEndpoints.list);
