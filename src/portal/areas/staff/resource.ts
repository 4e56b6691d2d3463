import { propertyEndpoints } from '@/contracts/auth/properties';
import { roleEndpoints } from '@/contracts/auth/role';
import { staffEndpoints, staffFilter } from '@/contracts/auth/staff';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const staff = {
  parseQuery: addressQuery(staffFilter),
  list: createReader('staff', staffEndpoints.list),
  get: apiThunk('staff/get', staffEndpoints.get),
  upsert: apiThunk('staff/upsert', staffEndpoints.upsert),
  setActive: apiThunk('staff/setActive', staffEndpoints.active),
  revoke: apiThunk('staff/revoke', staffEndpoints.revoke),
};

export const properties = createReader('staff/properties', propertyEndpoints.list);
export const roles = createReader('staff/roles', roleEndpoints.list);

/** All of them, for choosing. */
export const allRoles = { query: { limit: 200 } };
