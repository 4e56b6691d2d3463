import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const propertiesPage = recordsPage(texts, propertyEndpoints.list, lookupEndpoints.brands);
