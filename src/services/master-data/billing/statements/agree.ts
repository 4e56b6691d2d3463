import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Agreement, agreeEndpoints, Difference } from '@/contracts/billing/statements/agree';
import type { Handlers } from '@/services/kit/calls/mount';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { ledgerEntries } from '@/services/master-data/billing/books/tables';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { bankAccounts, statementLines } from './tables';

const mostShown = 200;

interface Line {
  id: string;
  accountId: string;
  day: string;
  amount: number;
  balance: number | null;
  description: string;
  asideReason: string;
  bookedTo: string | null;
  /** That counts. */
  receiptId: string | null;
}

async function linesOf(db: Db, propertyId: string, period: string): Promise<Line[]> {
  const rows = await db
    .select({ line: statementLines, standing: receipts.id })
    .from(statementLines)
    .leftJoin(receipts, and(eq(receipts.id, statementLines.receiptId), isNull(receipts.voidedAt)))
    .where(and(eq(statementLines.propertyId, propertyId), inMonth(statementLines.day, period)))
    .orderBy(
      ...[asc(statementLines.day), asc(statementLines.time)],
      ...[asc(statementLines.fileId), asc(statementLines.place)],
    );
  return rows.map(({ line, standing }) => ({ ...line, receiptId: standing }));
}

/** What each receipt has in the books of a month as money in a bank, where that is not nothing. */
async function bookedIn(db: Db, propertyId: string, period: string) {
  const rows = await db
    .select({
      id: receipts.id,
      number: receipts.number,
      day: receipts.day,
      amount: sumOf(ledgerEntries.amount),
      isBank: sql<boolean>`bool_or(${ledgerEntries.account} = 'bank')`,
      accountId: sql<string | null>`(select ${statementLines.accountId} from ${statementLines}
        where ${statementLines.receiptId} = ${receipts.id} and ${receipts.voidedAt} is null)`,
    })
    .from(ledgerEntries)
    .innerJoin(receipts, eq(receipts.id, ledgerEntries.paperId))
    .where(
      and(
        eq(ledgerEntries.propertyId, propertyId),
        inArray(ledgerEntries.account, ['bank', 'gateway']),
        inMonth(ledgerEntries.day, period),
      ),
    )
    .groupBy(receipts.id);
  return rows.filter(({ amount }) => amount !== 0);
}
type Booked = Awaited<ReturnType<typeof bookedIn>>[number];

/** What each line that came in and is nobody's payment has in the books of a month, where that is not nothing. */
async function postedIn(db: Db, propertyId: string, period: string) {
  const rows = await db
    .select({
      id: statementLines.id,
      accountId: statementLines.accountId,
      day: statementLines.day,
      about: statementLines.description,
      amount: sumOf(ledgerEntries.amount),
    })
    .from(ledgerEntries)
    .innerJoin(statementLines, eq(statementLines.id, ledgerEntries.paperId))
    .where(
      and(
        ...[eq(ledgerEntries.propertyId, propertyId), eq(ledgerEntries.account, 'bank')],
        ...[gt(statementLines.amount, 0), inMonth(ledgerEntries.day, period)],
      ),
    )
    .groupBy(statementLines.id);
  return rows.filter(({ amount }) => amount !== 0);
}
type Posted = Awaited<ReturnType<typeof postedIn>>[number];

/** What one list of amounts has that another has not, each as often as it is there. */
function beyond(amounts: readonly number[], others: readonly number[]): number[] {
  const left = [...others];
  return amounts.filter((amount) => {
    const at = left.indexOf(amount);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The balances before and after a month's lines, whatever order lines of one day stand in: of a whole month
 * each line's balance is what the next one begins with, and only the first and the last have no neighbour.
 */
function balances(lines: readonly Line[]) {
  const known = lines.flatMap(({ amount, balance }) =>
    balance === null ? [] : [{ before: balance - amount, after: balance }],
  );
  if (known.length < lines.length || known.length === 0) return { opening: null, closing: null };
  const first = beyond(
    known.map(({ before }) => before),
    known.map(({ after }) => after),
  );
  const last = beyond(
    known.map(({ after }) => after),
    known.map(({ before }) => before),
  );
  const isWhole = first.length === 1 && last.length === 1;
  return {
    opening: (isWhole ? first[0] : known.at(0)?.before) ?? null,
    closing: (isWhole ? last[0] : known.at(-1)?.after) ?? null,
  };
}

function agreementOf(
  account: typeof bankAccounts.$inferSelect,
  all: readonly Line[],
  booked: readonly Booked[],
  allPosted: readonly Posted[],
): Agreement {
  const isOwn = ({ accountId }: { accountId: string }) => accountId === account.id;
  const lines = all.filter(isOwn);
  const posted = allPosted.filter(isOwn);
  const came = lines.filter(({ amount }) => amount > 0);
  const paper = new Map([...booked, ...posted].map((one) => [one.id, one.amount]));
  const ofReceipt = grouped(came, ({ receiptId }) => receiptId);
  const differences: Difference[] = [];
  for (const line of came) {
    const inBooks = (line.receiptId && paper.get(line.receiptId)) || 0;
    const amount = line.amount - inBooks - (paper.get(line.id) ?? 0);
    if (amount === 0) continue;
    const isBooked = line.receiptId || line.bookedTo;
    const kind = isBooked ? 'otherMonth' : line.asideReason ? 'aside' : 'open';
    const { id: lineId, day, receiptId, description: about } = line;
    differences.push({ kind, day, amount, lineId, receiptId, about });
  }
  for (const { id: receiptId, day, amount, number: about, accountId } of booked) {
    if (ofReceipt.has(receiptId)) continue;
    const kind = accountId ? 'otherMonth' : 'noLine';
    differences.push({ kind, day, amount: -amount, lineId: null, receiptId, about });
  }
  const isHere = new Set(came.map(({ id }) => id));
  // Booked wrongly, and taken back in a later month.
  for (const { id: lineId, day, amount, about } of posted) {
    if (isHere.has(lineId)) continue;
    differences.push({ kind: 'otherMonth', day, amount: -amount, lineId, receiptId: null, about });
  }
  const into = totalOf(came);
  const went = lines.filter(({ amount }) => amount < 0);
  const out = -totalOf(went);
  const books = totalOf(booked) + totalOf(posted);
  const { opening, closing } = balances(lines);
  const { id: accountId, name: accountName, bank, number } = account;
  return {
    ...{ accountId, accountName, bank, number, lines: lines.length, in: into, out },
    ...{ opening, closing },
    missing: opening === null || closing === null ? 0 : closing - (opening + into - out),
    outBooked: -totalOf(went.filter(({ bookedTo }) => bookedTo)),
    ...{ books, difference: into - books },
    differences: differences
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      .slice(0, mostShown),
  };
}

/** Each bank account's month by its statement against what the books have of it. */
export async function agreements(db: Db, propertyId: string, period: string) {
  const [accounts, lines, booked, posted] = await Promise.all([
    db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.propertyId, propertyId))
      .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id)),
    linesOf(db, propertyId, period),
    bookedIn(db, propertyId, period),
    postedIn(db, propertyId, period),
  ]);
  const shown = accounts.filter(
    ({ id, active }) => active || lines.some(({ accountId }) => accountId === id),
  );
  // Of one account alone it is known where money came that stands in no statement.
  const [only, another] = shown;
  const loose = booked.filter(({ accountId, isBank }) => !accountId && isBank);
  const isAlone = only !== undefined && another === undefined;
  return {
    accounts: shown.map((account) =>
      agreementOf(
        account,
        lines,
        [...booked.filter(({ accountId }) => accountId === account.id), ...(isAlone ? loose : [])],
        posted,
      ),
    ),
    elsewhere: isAlone ? { n: 0, amount: 0 } : { n: loose.length, amount: totalOf(loose) },
  };
}

export const agreeHandlers = (db: NodePgDatabase): Handlers<typeof agreeEndpoints> => ({
  read: ({ query: { period } }, { propertyId }) => agreements(db, propertyId, period),
});
