import type { Permission } from '@/contracts/kit/feature/permissions';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import type { HoldersOf } from './books/closing/holders';
import { billingOf } from './settings/settings';

/**
 * Who has to approve instead of a caller who asked for it himself: others with the right, where the amount is
 * over what the property lets one person do alone. Nobody where there is nobody else.
 */
export async function othersToApprove(
  db: Db,
  { propertyId, caller }: Pick<ServiceRequest, 'propertyId' | 'caller'>,
  { amount, right }: { amount: number; right: Permission },
  holdersOf: HoldersOf,
): Promise<string[]> {
  const { creditAlone } = await billingOf(db, propertyId);
  if (amount <= creditAlone) return [];
  const holders = await holdersOf(db, propertyId, right);
  return holders
    .filter(({ accountId }) => accountId !== caller.accountId)
    .map(({ fullname }) => fullname);
}
