import { roleEndpoints, roleFilter } from '@/contracts/auth/role';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const roles = {
  parseQuery: addressQuery(roleFilter),
  list: createReader('roles', roleEndpoints.list),
  get: apiThunk('roles/get', roleEndpoints.get),
  upsert: apiThunk('roles/upsert', roleEndpoints.upsert),
  remove: apiThunk('roles/remove', roleEndpoints.remove),
};
