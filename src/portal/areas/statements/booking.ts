import type {
  Candidate,
  MatchReason,
  StatementLine,
} from '@/contracts/billing/statements/statement';

/** Reasons for which a person looks before a line is booked. */
const doubts = ['less', 'more', 'taken', 'twice', 'otherInvoice'] as const;

/** What names who paid: a sum that is right is a stranger's as well. */
const names: ReadonlySet<MatchReason> = new Set([
  ...(['receipt', 'invoice', 'unit', 'digits', 'name', 'namePart', 'history'] as const),
]);

/** How a line is booked for one of those who may have paid it. */
export const bookingOf = (line: StatementLine, { receiptId, unitId, invoices }: Candidate) => ({
  ...{ lineId: line.id, receiptId, unitId: receiptId ? null : unitId },
  invoiceIds: receiptId ? [] : invoices.map(({ id }) => id),
  keepRest: !receiptId && line.amount > invoices.reduce((sum, { owed }) => sum + owed, 0),
});

/** The one that a press in the list books; none where it has to be looked at. */
export const bookable = ({ state, candidates: [first] }: StatementLine): Candidate | undefined =>
  (state === 'sure' || state === 'likely') &&
  first?.reasons.some((reason) => names.has(reason)) &&
  !doubts.some((doubt) => first.reasons.includes(doubt))
    ? first
    : undefined;

/** What becomes of an amount that is booked for a unit, as the service divides it. */
export interface Shares {
  /** What each of the chosen invoices gets, the one that is due first first. */
  parts: readonly number[];
  /** What the unit's other invoices get. */
  others: number;
  /** What is kept for what is yet to come. */
  kept: number;
  /** What the unit owes afterwards. */
  owed: number;
}

export function sharesOf(amount: number, { invoices, owed }: Candidate): Shares {
  let left = amount;
  const parts = invoices.map((invoice) => {
    const part = Math.min(left, invoice.owed);
    left -= part;
    return part;
  });
  const others = Math.min(left, owed - invoices.reduce((sum, invoice) => sum + invoice.owed, 0));
  return { parts, others, kept: left - others, owed: Math.max(0, owed - amount) };
}
