import { quickCallEndpoints } from '@/contracts/master-data/phones/quick-call';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const quickCallPage = recordsPage(texts, quickCallEndpoints.list, quickCallEndpoints.types);
