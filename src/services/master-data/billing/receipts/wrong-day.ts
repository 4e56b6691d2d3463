import { invalidField } from '@/services/kit/calls/problem';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { today } from '@/services/master-data/billing/late/lateness';

/** How long ago money may have come that the desk receipts today. */
const backDays = 366;

/** Throws `INVALID` for a day to come, or one too long ago, on which money should have come. */
export function refuseWrongDay(day: string): void {
  if (day > today()) throw invalidField('day', 'future');
  if (day < dayAfter(today(), -backDays)) {
    throw invalidField('day', 'tooOld', { days: backDays });
  }
}
