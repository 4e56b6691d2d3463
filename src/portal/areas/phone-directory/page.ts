import { phoneEndpoints } from '@/contracts/master-data/phone-directory';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const phoneDirectoryPage = recordsPage(texts, phoneEndpoints.list);
