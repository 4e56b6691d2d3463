import { writeSpan } from '@/contracts/kit/fields/day-span';
import type { ReceiptSum } from './receipt';

/** What each sum is of, as the list's filters ask for it, on a day. */
export function receiptSumFilters(day: string) {
  const paid = writeSpan({ from: day, to: day });
  const period = day.slice(0, 7);
  return {
    today: { paid, voided: false },
    cash: { paid, method: 'cash', voided: false },
    month: { period, voided: false },
    voided: { voidedOn: writeSpan({ from: `${period}-01`, to: day }), voided: true },
  } as const satisfies Record<ReceiptSum, object>;
}
