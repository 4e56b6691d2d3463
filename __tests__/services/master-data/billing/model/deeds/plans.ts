import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import { planEndpoints } from '@/contracts/billing/plans';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** Agreements to pay by instalments, and their end. */
export const plans = ({ random, told, manager, anyOf, anyUnit }: Doing) =>
  ({
    plan: [
      2,
      async (now) => {
        const unitId = anyUnit();
        const own = now.invoices.filter((one) => one.unit_id === unitId && one.owed > 1);
        const total = own.reduce((sum, { owed }) => sum + owed, 0);
        if (own.length === 0) return nothing;
        const first = random.whole(1, total - 1);
        const instalments = [
          { dueOn: dayAfter(today, 10), amount: first },
          { dueOn: dayAfter(today, 40), amount: total - first },
        ];
        const asked = { id: randomUUID(), unitId, invoiceIds: own.map(({ id }) => id) };
        const body = { ...asked, instalments, stopsSurcharge: random.chance(0.5) };
        return told(planEndpoints.make, { body } as never, manager);
      },
    ],
    dropPlan: [
      2,
      async ({ plans: all }) => {
        const one = anyOf(all);
        return one
          ? told(planEndpoints.cancel, { params: { id: one.id }, body: { reason } }, manager)
          : nothing;
      },
    ],
  }) satisfies Deeds;
