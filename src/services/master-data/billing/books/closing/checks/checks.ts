import { type CheckKind, checkKinds, type MonthCheck } from '@/contracts/billing/books/month-check';
import type { Db } from '@/services/kit/database/db';
import { agrees, loose, matched } from './bank';
import { issued, waiting } from './billing';
import { balance, numbers } from './books';
import type { Check } from './check';
import { gateway } from './gateway';

const checks: Record<CheckKind, Check> = {
  ...{ issued, waiting, matched, agrees, gateway, loose, numbers, balance },
};

/** All that is looked at before a month closes, as it stands now. */
export async function checksOf(db: Db, propertyId: string, period: string): Promise<MonthCheck[]> {
  const found: MonthCheck[] = [];
  // One after another: a transaction has one connection.
  for (const kind of checkKinds) {
    found.push({ kind, ...(await checks[kind](db, { propertyId, period })) });
  }
  return found;
}
