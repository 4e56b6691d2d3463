import { differencesOf } from '@/services/master-data/billing/issue/differences';
import { allDays } from '@/services/master-data/billing/issue/draft';

const draft = {
  ...{ ...allDays, unitId: 'u', unitNumber: 'A-0102', payerName: 'ก', lines: [], total: 0 },
};
const before = {
  ...{ kind: 'other' as const, description: 'ค่าแก๊ส พ.ย. 2569: 3 → 5', quantity: '2' },
  ...{ rate: 1000, months: 1, amount: 2000, readingId: 'r', ruleId: null },
};

test.each([
  ['is read still is not read yet, of this month', 'ค่าแก๊ส', 'unread', 'ค่าแก๊ส ธ.ค. 2569'],
  ['is read no more is gone, as it was called', null, 'gone', 'ค่าแก๊ส พ.ย. 2569'],
])('what a meter billed that %s', (_, meter, why, name) => {
  expect(differencesOf(draft, '2026-12', [{ ...before, meter }])).toEqual([
    { why, kind: 'other', name, was: 2000, now: 0, counted: '' },
  ]);
});
