import { homeServiceEndpoints } from '@/contracts/admin-order/home-service';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const homeServicesPage = recordsPage(
  texts,
  homeServiceEndpoints.list,
  homeServiceEndpoints.choices,
  lookupEndpoints.provinces,
);
