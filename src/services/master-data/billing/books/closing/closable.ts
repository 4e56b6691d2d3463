import { monthAfter } from '@/contracts/kit/fields/month';
import { today } from '@/services/master-data/billing/late/lateness';

/** The first day on which a month can be closed, which is after its last one; null where that has come. */
export function closableFrom(period: string): string | null {
  const from = `${monthAfter(period, 1)}-01`;
  return from > today() ? from : null;
}
