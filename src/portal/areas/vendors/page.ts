import { vendorEndpoints } from '@/contracts/admin-order/vendor';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const vendorsPage = recordsPage(texts, vendorEndpoints.list, lookupEndpoints.provinces);
