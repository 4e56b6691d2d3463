import { cardsBelow, givingWay, type Room } from '@/portal/ui/layout/give-way';

const code: Room = { width: 92, rank: 1 };
const title: Room = { least: 240, rank: 1 };
const money: Room = { width: 112 };
const seldom: Room = { width: 140, rank: 3 };

/** px that the columns need which are shown in a frame of this width. */
function needed(columns: readonly Room[], frame: number, beside = 0): number {
  const from = givingWay(columns, { beside });
  return columns
    .filter((_, at) => frame >= (from[at] ?? 0))
    .reduce((sum, { width, least = 160 }) => sum + (width ?? least), beside);
}

test('the last of the lowest rank goes first, and what is of the first rank stays', () => {
  expect(givingWay([code, title, seldom, money, money, seldom])).toEqual([
    ...[undefined, undefined],
    ...[720, undefined, undefined],
    840,
  ]);
});

test('whatever the frame, what is shown fits into it', () => {
  const columns = [code, title, money, seldom, money, money, seldom, seldom, money];
  for (let frame = cardsBelow; frame < 1700; frame += 1) {
    expect(needed(columns, frame, 44)).toBeLessThanOrEqual(frame);
  }
});

test('a frame that has room shows all', () => {
  expect(needed([code, title, money, seldom], 584)).toBe(584);
});
