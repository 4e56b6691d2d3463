import type { Faring } from '@/contracts/master-data/property-board';
import { usualLimits } from '@/contracts/master-data/property-limits';
import { inOrder, listOf, toneOf } from '@/portal/areas/home/properties/measures';

const property = (own: Partial<Faring>): Faring => ({
  ...{ id: '1', code: 'A', nameTh: 'ก', nameEn: 'A', dimension: 'condo', units: 10 },
  ...{ parcelsLate: 0, suggestionsLate: 0, membersWaiting: 0, overdue: 0, staff: 2 },
  ...{ rate: null, rateDue: null, importsFailed: 0, lastMonth: '2026-11' },
  ...own,
});
const today = '2026-11-25';

test('what came in of a month is low once its day of payment has passed, and not before', () => {
  const low = { rate: 1000 };
  const tone = (rateDue: string | null) =>
    toneOf(property({ ...low, rateDue }), 'rate', usualLimits, today);
  expect(tone('2026-11-30')).toBe('plain');
  expect(tone(today)).toBe('plain');
  expect(tone('2026-11-24')).toBe('over');
  expect(tone(null)).toBe('over');
});

test('a limit counts as the platform set it, in baht, percent and months', () => {
  const limits = { ...usualLimits, overdue: { near: 1000, over: 5000 } };
  const tone = (satang: number) => toneOf(property({ overdue: satang }), 'overdue', limits, today);
  expect([99_999, 100_000, 500_000].map(tone)).toEqual(['plain', 'near', 'over']);
  expect(toneOf(property({ overdue: 500_000 }), 'overdue', usualLimits, today)).toBe('plain');
  const behind = (lastMonth: string) => toneOf(property({ lastMonth }), 'lastMonth', limits, today);
  expect(['2026-11', '2026-10', '2026-08'].map(behind)).toEqual(['plain', 'near', 'over']);
  expect(toneOf(property({ staff: 0 }), 'staff', limits, today)).toBe('over');
});

test('who needs help most stands first, and a figure leads to its own month', () => {
  const rows = [property({ id: '1' }), property({ id: '2', parcelsLate: 30 })];
  expect(inOrder(rows, '', usualLimits, today).map(({ id }) => id)).toEqual(['2', '1']);
  expect(listOf(property({}), 'rate')).toBe('/invoices?period=2026-11');
});
