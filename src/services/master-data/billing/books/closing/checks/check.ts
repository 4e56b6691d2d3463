import type { MonthCheck } from '@/contracts/billing/books/month-check';
import type { Db } from '@/services/kit/database/db';
import { totalOf } from '@/services/master-data/billing/late/surcharge';

/** Looks at one thing of a property's month. */
export type Check = (
  db: Db,
  of: { propertyId: string; period: string },
) => Promise<Omit<MonthCheck, 'kind'>>;

type Found = MonthCheck['found'][number];

const shown = 5;

/** What is open of a check: everything that was found; where there could have been something at all. */
export function checked(
  found: readonly Found[],
  { href, isThere = true }: { href: string; isThere?: boolean },
): Omit<MonthCheck, 'kind'> {
  const sums = found.flatMap(({ amount }) => (amount === null ? [] : [{ amount }]));
  return {
    state: found.length > 0 ? 'open' : isThere ? 'done' : 'none',
    n: found.length,
    amount: sums.length > 0 ? totalOf(sums) : null,
    href,
    found: found.slice(0, shown),
  };
}
