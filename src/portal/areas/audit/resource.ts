import { auditEndpoints, auditFilter } from '@/contracts/auth/audit';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { addressQuery } from '@/portal/kit/address-query';
import { createReader } from '@/portal/kit/create-reader';

export const auditLog = {
  parseQuery: addressQuery(auditFilter),
  list: createReader('audit', auditEndpoints.list),
};

export const properties = createReader('audit/properties', propertyEndpoints.list);
