import { dayAfter } from '@/services/kit/text/bangkok-day';
import type { Instalment } from './tables';

interface Owing {
  id: string;
  owed: number;
}

/** When each invoice is due by a plan, in their order: on the day of the instalment that pays its last satang. */
export function dueByPlan(
  invoices: readonly Owing[],
  instalments: readonly Instalment[],
): Map<string, string> {
  const due = new Map<string, string>();
  let asked = 0;
  for (const { id, owed } of invoices) {
    asked += owed;
    let sum = 0;
    const last = instalments.find(({ amount }) => {
      sum += amount;
      return sum >= asked;
    });
    due.set(id, (last ?? instalments.at(-1))?.dueOn ?? '');
  }
  return due;
}

/** Where each instalment stands on a day, by what was paid of all: the first come first. */
export function standingOfInstalments(
  instalments: readonly Instalment[],
  paid: number,
  today: string,
) {
  let sum = 0;
  return instalments.map(({ dueOn, amount }) => {
    sum += amount;
    const isPaid = paid >= sum;
    const state = isPaid ? 'paid' : dueOn < today ? 'late' : 'due';
    return { dueOn, amount, state: state as 'paid' | 'late' | 'due' };
  });
}

/** Whether an instalment was missed by more than so many days. */
export const isMissed = (
  instalments: readonly Instalment[],
  paid: number,
  { today, graceDays }: { today: string; graceDays: number },
): boolean =>
  standingOfInstalments(instalments, paid, today).some(
    ({ dueOn, state }) => state === 'late' && dayAfter(dueOn, graceDays) < today,
  );
