import type { Difference } from '@/contracts/billing/statements/agree';
import { groupsOf } from '@/portal/areas/statements/agree-groups';

const line = (lineId: string, day: string, amount: number): Difference => ({
  ...{ kind: 'open', lineId, receiptId: null, day, amount, about: lineId },
});
const paper = (receiptId: string, day: string, amount: number): Difference => ({
  ...{ kind: 'noLine', lineId: null, receiptId, day, amount: -amount, about: receiptId },
});

test('a line and the receipt of its amount stand beside each other, the nearest in time; others by why', () => {
  const { rows, sums } = groupsOf([
    line('far', '2026-11-02', 3_000),
    paper('of another day', '2026-11-20', 3_000),
    { ...line('set aside', '2026-11-03', 900), kind: 'aside' },
    line('near', '2026-11-15', 3_000),
    line('alone', '2026-11-16', 1_200),
    paper('its receipt', '2026-11-15', 1_200),
    paper('much later', '2026-11-30', 700),
    line('much earlier', '2026-11-01', 700),
  ]);
  expect(rows.map(({ why, about }) => [why, about])).toEqual([
    ['pair', 'near'],
    ['pair', 'of another day'],
    ['pair', 'alone'],
    ['pair', 'its receipt'],
    ['open', 'far'],
    ['open', 'much earlier'],
    ['noLine', 'much later'],
    ['aside', 'set aside'],
  ]);
  expect(sums.get('open')).toEqual({ n: 2, amount: 3_700 });
  expect(sums.get('pair')).toEqual({ n: 4, amount: 0 });
});
