import { mpayEndpoints } from '@/contracts/billing/mpay';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const mpayPage = recordsPage(texts, mpayEndpoints.list);
