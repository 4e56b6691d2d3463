import type { Permission } from '@/contracts/kit/permissions';
import type { ServiceRequest } from '@/services/kit/caller';
import { invalidField, Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';

/** Roles and accounts are everyone's: a role in a property opens neither, whatever it is named to hold. */
export function requireMainAdmin({ caller }: ServiceRequest): void {
  if (!caller.platform || caller.propertyId) throw new Problem('FORBIDDEN');
}

/** Throws `BEYOND_OWN_RIGHTS` for rights that the caller does not hold and so cannot give or take. */
export function requireWithin({ caller }: ServiceRequest, permissions: readonly string[]): void {
  if (!permissions.every((permission) => caller.permissions.has(permission as Permission))) {
    throw new Problem('BEYOND_OWN_RIGHTS');
  }
}

interface Versioned {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** Throws `STALE` (`by`, `at`) when the row has moved on from the draft's version. */
export function requireVersion(row: Versioned, version: number | undefined): void {
  if (version === undefined) throw invalidField('version', 'required');
  if (row.version === version) return;
  throw new Problem('STALE', { by: row.updatedBy, at: thaiInstant(row.updatedAt) });
}

/** The columns of a change by the caller, made now. */
export const changeStamp = (request: ServiceRequest) => ({
  updatedAt: new Date().toISOString(),
  updatedBy: request.caller.fullname,
});
