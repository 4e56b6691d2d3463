import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const usersPage = recordsPage(texts, appUserEndpoints.list);
