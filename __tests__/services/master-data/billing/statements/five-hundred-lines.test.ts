import { type Judgement, judge } from '@/services/master-data/billing/statements/match/judge';
import { syntheticStatement, type Truth } from './synthetic';

type Proposal = Judgement['proposals'][number];

/**
 * Whether a proposal is what a line truly is; of a part or of too much its unit alone can be told. Of a unit's
 * invoices of one amount each is as good as the other, unless the line names one.
 */
function isRight({ unitId, receipt, invoices }: Proposal, truth: Truth, amount: number): boolean {
  if (truth.receiptId) return receipt?.id === truth.receiptId;
  if (receipt || unitId !== truth.unitId) return false;
  const ids = invoices.map(({ id }) => id).sort();
  if (truth.kind === 'qr' || truth.kind === 'invoice') {
    return ids.join() === [...(truth.invoiceIds ?? [])].sort().join();
  }
  if (truth.invoiceIds === null) return true;
  return invoices.reduce((sum, { owed }) => sum + owed, 0) === amount;
}

const columns = ['lines', 'sure', 'wrong', 'first', 'among', 'amiss', 'left'] as const;
type Count = Record<(typeof columns)[number], number>;
const nothing = (): Count => ({
  lines: 0,
  sure: 0,
  wrong: 0,
  first: 0,
  among: 0,
  amiss: 0,
  left: 0,
});

function counted(seed: number, table: Map<string, Count>) {
  const { lines, truths, known } = syntheticStatement(seed);
  const judged = judge(lines, known);
  const wrong: unknown[] = [];
  for (const line of lines) {
    const truth = truths.get(line.id) as Truth;
    const { state, proposals } = judged.get(line.id) as Judgement;
    const row = table.get(truth.kind) ?? nothing();
    table.set(truth.kind, row);
    row.lines += 1;
    const [first] = proposals;
    const isFirst = first !== undefined && isRight(first, truth, line.amount);
    if (state === 'left') row.left += 1;
    else if (state === 'sure' && isFirst) row.sure += 1;
    else if (state === 'sure') {
      row.wrong += 1;
      wrong.push({ line, truth, first });
    } else if (isFirst) row.first += 1;
    else if (proposals.some((one) => isRight(one, truth, line.amount))) row.among += 1;
    else row.amiss += 1;
  }
  return wrong;
}

function printed(table: ReadonlyMap<string, Count>): string {
  const rows = [...table].sort(([a], [b]) => a.localeCompare(b));
  const all = columns.map((name) => rows.reduce((sum, [, row]) => sum + row[name], 0));
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(12) + cells.map((cell) => String(cell).padStart(8)).join('');
  return [
    line('', columns),
    ...rows.map(([kind, row]) =>
      line(
        kind,
        columns.map((name) => row[name]),
      ),
    ),
    line('all', all),
  ].join('\n');
}

const sumOf = (table: ReadonlyMap<string, Count>, name: keyof Count) =>
  [...table.values()].reduce((sum, row) => sum + row[name], 0);

test('of 500 lines as residents make them nothing that is sure is wrong, and most of the rest is offered', () => {
  const table = new Map<string, Count>();
  expect(counted(2569, table)).toEqual([]);
  process.stdout.write(`\n${printed(table)}\n`);
  expect(sumOf(table, 'lines')).toBe(500);
  expect(sumOf(table, 'sure')).toBeGreaterThan(150);
  expect(sumOf(table, 'first') + sumOf(table, 'among')).toBeGreaterThan(80);
});

test('nor in forty other statements', () => {
  const table = new Map<string, Count>();
  const wrong = Array.from({ length: 40 }, (_, seed) => counted(seed + 1, table)).flat();
  process.stdout.write(`\n${printed(table)}\n`);
  expect(wrong).toEqual([]);
});
