import { receiptSumFilters } from '@/contracts/billing/receipt-sums';
import { bangkokDay } from '@/portal/kit/text/dates';

const most = 5;

/** The call for the last receipts of today. */
export const justTakenCall = () => ({
  query: { ...receiptSumFilters(bangkokDay(Date.now())).today, limit: most },
});
