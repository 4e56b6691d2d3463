import { type Debt, surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import {
  dueByPlan,
  isMissed,
  standingOfInstalments,
} from '@/services/master-data/billing/plans/instalments';

const rates = [{ from: '0001-01-01', rate: '12.00', lateRate: '20.00', lateMonths: 6 }];
const debt: Debt = {
  ...{ number: 'IV', principal: 3_650_00, dueOn: '2026-01-15', payments: [], charged: [] },
};
/** 12 % of 3,650 baht is 1.20 a day, 20 % is 2.00. */
const inAll = (one: Debt, until: string) => totalOf(surchargeOf(one, until, rates));

test('while a plan runs nothing is borne; before it and after its day all is', () => {
  const plan = { day: '2026-01-25', dueOn: '2026-03-31' };
  expect(inAll(debt, '2026-03-31')).toBe(75 * 120);
  expect(inAll({ ...debt, plan }, '2026-03-31')).toBe(10 * 120);
  expect(inAll({ ...debt, plan }, '2026-01-20')).toBe(5 * 120);
  expect(inAll({ ...debt, plan }, '2026-04-10')).toBe(20 * 120);
  // Agreed before it was late, it bears nothing before the plan's own day.
  expect(inAll({ ...debt, plan: { ...plan, day: '2026-01-10' } }, '2026-04-01')).toBe(120);
  // The higher rate counts from the day that was agreed.
  expect(inAll({ ...debt, plan }, '2026-10-01')).toBe(10 * 120 + 183 * 120 + 200);
  const payments = [{ day: '2026-04-05', amount: 3_650_00 }];
  expect(inAll({ ...debt, plan, payments }, '2026-12-31')).toBe((10 + 5) * 120);
});

test('an invoice is due when the instalment that pays its last satang is', () => {
  const instalments = [
    { dueOn: '2026-01-31', amount: 100 },
    { dueOn: '2026-02-28', amount: 100 },
    { dueOn: '2026-03-31', amount: 101 },
  ];
  const due = dueByPlan(
    [
      { id: 'a', owed: 100 },
      { id: 'b', owed: 101 },
      { id: 'c', owed: 100 },
    ],
    instalments,
  );
  expect([...due.values()]).toEqual(['2026-01-31', '2026-03-31', '2026-03-31']);
  const states = (paid: number, day: string) =>
    standingOfInstalments(instalments, paid, day).map(({ state }) => state);
  expect(states(199, '2026-02-28')).toEqual(['paid', 'due', 'due']);
  expect(states(199, '2026-03-01')).toEqual(['paid', 'late', 'due']);
  const missed = (paid: number, today: string) =>
    isMissed(instalments, paid, { today, graceDays: 7 });
  expect([missed(199, '2026-03-07'), missed(199, '2026-03-08')]).toEqual([false, true]);
  expect([missed(200, '2026-03-08'), missed(301, '2027-01-01')]).toEqual([false, false]);
});
