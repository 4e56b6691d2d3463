import { monthsOn } from '@/contracts/kit/fields/month';

/** An agreement as it is typed. */
export interface PlanDraft {
  invoiceIds: string[];
  parts: string;
  first: string;
  instalments: { dueOn: string; amount: string }[];
  stopsSurcharge: boolean;
}

/** A debt in so many equal parts a month apart; what does not divide is in the last. */
export function splitDebt(total: number, parts: number, firstDay: string) {
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, at) => ({
    dueOn: monthsOn(firstDay, at),
    amount: at === parts - 1 ? total - each * (parts - 1) : each,
  }));
}
