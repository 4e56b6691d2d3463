import { type Amount, accountOf, type Whose } from '@/services/master-data/billing/books/ledger';
import type { receipts } from '@/services/master-data/billing/receipts/tables';

/** Where money that is taken lies first: that of a cheque in clearing, until the bank has paid it. */
export const moneyAmount = ({
  method,
  chequeId,
  amount,
  place,
}: Pick<typeof receipts.$inferSelect, 'method' | 'chequeId' | 'amount'> & {
  place: Whose;
}): Amount => (chequeId ? ['clearing', amount] : [accountOf[method], amount, place]);
