import { reportEmailEndpoints, reportEmailFilter } from '@/contracts/master-data/report-email';
import { addressQuery } from '@/portal/kit/address-query';
import { createResource } from '@/portal/kit/create-resource';

export const reportEmails = createResource(
  'reportEmails',
  reportEmailEndpoints,
  addressQuery(reportEmailFilter),
);
