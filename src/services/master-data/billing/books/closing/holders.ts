import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Db } from '@/services/kit/database/db';

/** Who of a property's staff may do something there, by name; read in the caller's transaction. */
export type HoldersOf = (
  db: Db,
  propertyId: string,
  right: Permission,
) => Promise<{ accountId: string; fullname: string }[]>;
