import type { Permission } from '@/contracts/kit/feature/permissions';

/** Who of a property's staff may do something there, by name. */
export type HoldersOf = (
  propertyId: string,
  right: Permission,
) => Promise<{ accountId: string; fullname: string }[]>;
