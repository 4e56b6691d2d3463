import { and, eq, gte, lte } from 'drizzle-orm';
import type { StatementLook } from '@/contracts/billing/statements/statement-file';
import type { Db } from '@/services/kit/database/db';
import type { GridRow } from '@/services/kit/sheet/grid-rows';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { Understood } from './read/columns';
import type { ReadLine, ReadStatement } from './read/lines';
import { statementLines } from './tables';

const sampleRows = 12;
const sampleText = 60;
const shownWrong = 8;

const sumOf = (lines: readonly ReadLine[]) => ({ n: lines.length, amount: totalOf(lines) });

/** What tells a line from others; as the unique constraint has it. */
const keyOf = (line: Omit<ReadLine, 'description' | 'channel' | 'place'>) =>
  JSON.stringify([line.day, line.time, line.amount, line.reference, line.balance, line.ordinal]);

type KeptLine = typeof statementLines.$inferSelect;

async function keptOfDays(db: Db, accountId: string, lines: readonly ReadLine[]) {
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return [];
  return db
    .select()
    .from(statementLines)
    .where(
      and(
        eq(statementLines.accountId, accountId),
        gte(statementLines.day, first),
        lte(statementLines.day, last),
      ),
    );
}

/**
 * How many lines are kept already, and how many others have the day and the amount of one that is kept and
 * that the file does not hold: the same line, where another column was read as its reference, time or balance.
 */
function besideKept(lines: readonly ReadLine[], kept: readonly KeptLine[]) {
  const [told, there] = [new Set(lines.map(keyOf)), new Set(kept.map(keyOf))];
  const dayAndAmount = ({ day, amount }: Pick<ReadLine, 'day' | 'amount'>) => `${day} ${amount}`;
  const untold = new Map<string, number>();
  for (const line of kept) {
    if (told.has(keyOf(line))) continue;
    untold.set(dayAndAmount(line), (untold.get(dayAndAmount(line)) ?? 0) + 1);
  }
  let alike = 0;
  const others = lines.filter((line) => !there.has(keyOf(line)));
  for (const line of others) {
    const left = untold.get(dayAndAmount(line)) ?? 0;
    if (left === 0) continue;
    untold.set(dayAndAmount(line), left - 1);
    alike += 1;
  }
  return { already: lines.length - others.length, alike };
}

interface Looked {
  rows: readonly GridRow[];
  understood: Understood;
  statement: ReadStatement;
}

/** What a file says, beside what is kept of its account; nothing is kept by looking. */
export async function shownLook(
  db: Db,
  accountId: string,
  { rows, understood, statement }: Looked,
): Promise<StatementLook> {
  const { headings, columns, areKept } = understood;
  const { lines, wrong, leftOut, breaks } = statement;
  const { already, alike } = besideKept(lines, await keptOfDays(db, accountId, lines));
  const [first, last] = [lines.at(0), lines.at(-1)];
  const width = Math.max(headings.length, ...rows.slice(0, 200).map(({ cells }) => cells.length));
  const from = rows.findIndex(({ cells }) => cells === headings) + 1;
  return {
    ...{ columns, areKept, leftOut, breaks },
    headings: Array.from({ length: width }, (_, at) => (headings[at] ?? '').slice(0, sampleText)),
    sample: rows
      .slice(from, from + sampleRows)
      .map(({ cells }) => cells.map((cell) => cell.slice(0, sampleText))),
    in: sumOf(lines.filter(({ amount }) => amount > 0)),
    out: sumOf(lines.filter(({ amount }) => amount < 0)),
    ...{ from: first?.day ?? null, to: last?.day ?? null },
    ...{ already, alike },
    opening: first && first.balance !== null ? first.balance - first.amount : null,
    closing: last?.balance ?? null,
    wrong: wrong.slice(0, shownWrong),
    wrongCount: wrong.length,
  };
}
