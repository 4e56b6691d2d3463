import type { Difference } from '@/contracts/billing/statements/agree';

/** What makes a month differ, by why; `pair` is a line and a receipt of one amount that may be the same money. */
export type Why = Difference['kind'] | 'pair';

/** A difference in its group. */
export interface Grouped extends Difference {
  id: string;
  why: Why;
}

/** In the order in which they are looked at. */
const order: readonly Why[] = ['pair', 'open', 'noLine', 'otherMonth', 'aside'];

const daysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
/** Days that a receipt and its line may lie apart, as where they are matched. */
const around = 10;

/** Each line that waits with the receipt of its amount that stands in no statement, the nearest in time. */
function pairsOf(differences: readonly Difference[]): (readonly [Difference, Difference])[] {
  const papers = differences.filter(({ kind }) => kind === 'noLine');
  return differences.flatMap((line) => {
    if (line.kind !== 'open') return [];
    const [nearest] = papers
      .map((paper, at) => ({ paper, at, days: daysBetween(paper.day, line.day) }))
      .filter(({ paper, days }) => paper.amount === -line.amount && days <= around)
      .sort((a, b) => a.days - b.days);
    if (!nearest) return [];
    papers.splice(nearest.at, 1);
    return [[line, nearest.paper] as const];
  });
}

/** The differences by why they are, those of one amount beside each other, and what each group comes to. */
export function groupsOf(differences: readonly Difference[]) {
  const pairs = pairsOf(differences);
  const paired = new Set(pairs.flat());
  const rest = differences.filter((one) => !paired.has(one));
  const all = [
    ...pairs.flat().map((one) => ({ ...one, why: 'pair' as Why })),
    ...rest.map((one) => ({ ...one, why: one.kind as Why })),
  ];
  const rows: Grouped[] = order.flatMap((why) =>
    all
      .filter((one) => one.why === why)
      .map((one) => ({ ...one, id: `${one.lineId} ${one.receiptId}` })),
  );
  const sums = new Map<Why, { n: number; amount: number }>();
  for (const { why, amount } of rows) {
    const { n, amount: before } = sums.get(why) ?? { n: 0, amount: 0 };
    sums.set(why, { n: n + 1, amount: before + amount });
  }
  return { rows, sums };
}
