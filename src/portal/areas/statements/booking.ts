import type { Candidate, StatementLine } from '@/contracts/billing/statements/statement';

/** Reasons for which a person looks before a line is booked. */
const doubts = ['less', 'more', 'taken', 'twice', 'otherInvoice'] as const;

/** How a line is booked for one of those who may have paid it. */
export const bookingOf = (line: StatementLine, { receiptId, unitId, invoices }: Candidate) => ({
  ...{ lineId: line.id, receiptId, unitId: receiptId ? null : unitId },
  invoiceIds: receiptId ? [] : invoices.map(({ id }) => id),
  keepRest: !receiptId && line.amount > invoices.reduce((sum, { owed }) => sum + owed, 0),
});

/** The one that a press in the list books; none where it has to be looked at. */
export const bookable = ({ state, candidates: [first] }: StatementLine): Candidate | undefined =>
  (state === 'sure' || state === 'likely') &&
  first &&
  !doubts.some((doubt) => first.reasons.includes(doubt))
    ? first
    : undefined;
