import { phoneEndpoints } from '@/contracts/master-data/phones/phone-directory';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const phoneDirectoryPage = recordsPage(texts, phoneEndpoints.list);
