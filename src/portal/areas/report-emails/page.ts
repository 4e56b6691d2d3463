import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const reportEmailsPage = recordsPage(texts, reportEmailEndpoints.list);
