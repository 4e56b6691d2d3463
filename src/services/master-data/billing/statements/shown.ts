import { and, eq, inArray } from 'drizzle-orm';
import type { Candidate, StatementLine } from '@/contracts/billing/statements/statement';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { inTurn } from './match/fits';
import type { Proposal } from './match/judge';
import { saidAccount } from './match/suggest';
import { bankAccounts, statementLines } from './tables';
import { type Waiting, waitingOf } from './waiting';

/** Lines with their accounts and the receipts that they were given. */
export const selectLines = (db: Db) =>
  db
    .select({ line: statementLines, accountName: bankAccounts.name, receipt: receipts })
    .from(statementLines)
    .innerJoin(bankAccounts, eq(bankAccounts.id, statementLines.accountId))
    .leftJoin(receipts, eq(receipts.id, statementLines.receiptId))
    .$dynamic();
export type SelectedLine = Awaited<ReturnType<typeof selectLines>>[number];

const isStanding = ({ receipt }: SelectedLine) => receipt !== null && receipt.voidedAt === null;
const isOpen = (row: SelectedLine) =>
  row.line.amount > 0 &&
  row.line.asideReason === '' &&
  row.line.bookedTo === null &&
  !isStanding(row);

/** What is offered of a unit or a receipt, as it is shown. */
export function offered(
  { units, invoices: owing }: Pick<Waiting, 'units' | 'invoices'>,
  {
    unitId,
    invoices: own,
    receipt,
    reasons,
  }: Pick<Proposal, 'unitId' | 'invoices' | 'receipt' | 'reasons'>,
): Candidate {
  const unit = units.find(({ id }) => id === unitId);
  const open = owing.filter((invoice) => invoice.unitId === unitId);
  return {
    ...{ receiptId: receipt?.id ?? null, receiptNumber: receipt?.number ?? '', unitId },
    unitNumber: unit?.number ?? receipt?.unitNumber ?? '',
    payerName: unit?.payerName ?? receipt?.payerName ?? '',
    invoices: (own.length > 0 || receipt ? inTurn(own) : open).map(
      ({ id, number, owed, period }) => ({
        ...{ id, number, owed, period },
      }),
    ),
    owed: open.reduce((sum, { owed }) => sum + owed, 0),
    reasons: [...reasons],
  };
}

/** What booked lines were booked for. */
async function paidBy(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const parts = await db
    .select({
      receiptId: receiptInvoices.receiptId,
      id: invoices.id,
      number: invoices.number,
      period: invoices.period,
      owed: receiptInvoices.amount,
    })
    .from(receiptInvoices)
    .innerJoin(invoices, eq(invoices.id, receiptInvoices.invoiceId))
    .where(inArray(receiptInvoices.receiptId, [...ids]))
    .orderBy(invoices.dueOn, invoices.number);
  return grouped(parts, ({ receiptId }) => receiptId);
}

/** Lines as they are shown: what is offered for those that wait, what the others were booked for. */
export async function shownLines(
  db: Db,
  rows: readonly SelectedLine[],
  waiting: () => Promise<Waiting>,
): Promise<StatementLine[]> {
  const known = rows.some(isOpen) ? await waiting() : undefined;
  const paid = await paidBy(
    db,
    rows.flatMap(({ receipt }) => (receipt && !receipt.voidedAt ? [receipt.id] : [])),
  );
  return rows.map((row): StatementLine => {
    const { line, accountName, receipt } = row;
    const common = {
      ...{ ...line, accountName, reason: line.asideReason, isMade: line.madeAt !== null },
      ...{ suggested: null, candidates: [] },
    };
    if (isOpen(row)) {
      const judgement = known?.judged.get(line.id);
      const candidates = (judgement?.proposals ?? []).map((one) => offered(known as Waiting, one));
      // Who pays the interest of what is late writes so too.
      const suggested = candidates.length === 0 ? saidAccount(line) : null;
      const state = judgement?.state ?? 'left';
      return { ...common, isMade: false, suggested, state, candidates };
    }
    if (line.bookedTo) return { ...common, state: 'booked' };
    if (!receipt || receipt.voidedAt) {
      if (line.amount > 0) return { ...common, state: 'aside' };
      return { ...common, suggested: saidAccount(line), state: 'out' };
    }
    const { id: receiptId, number: receiptNumber, unitId, unitNumber, payerName } = receipt;
    const own = (paid.get(receiptId) ?? []) as Candidate['invoices'];
    const of = own.map(({ id, number, owed, period }) => ({ id, number, owed, period }));
    const booked = { receiptId, receiptNumber, unitId, unitNumber, payerName, invoices: of };
    return { ...common, state: 'booked', candidates: [{ ...booked, owed: 0, reasons: [] }] };
  });
}

/** One line of the property; throws `NOT_FOUND`. */
export async function shownLine(db: Db, propertyId: string, id: string): Promise<StatementLine> {
  const rows = await selectLines(db).where(
    and(eq(statementLines.id, id), eq(statementLines.propertyId, propertyId)),
  );
  const [line] = await shownLines(db, rows, () => waitingOf(db, propertyId));
  if (!line) throw new Problem('NOT_FOUND');
  return line;
}
