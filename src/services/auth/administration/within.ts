import type { Permission } from '@/contracts/kit/feature/permissions';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';

/** Throws `BEYOND_OWN_RIGHTS` for rights that the caller does not hold and so cannot give or take. */
export function requireWithin({ caller }: ServiceRequest, permissions: readonly string[]): void {
  if (!permissions.every((permission) => caller.permissions.has(permission as Permission))) {
    throw new Problem('BEYOND_OWN_RIGHTS');
  }
}
