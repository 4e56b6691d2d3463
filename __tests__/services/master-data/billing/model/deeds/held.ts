import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import { days } from '@tests/services/master-data/billing/model/small-property';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { depositKinds } from '@/contracts/billing/deposits/kinds';
import { refundEndpoints, refundMethods } from '@/contracts/billing/deposits/refund';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** Deposits, what is given back, and cheques that the bank pays or does not. */
export function held({ random, token, manager, told, anyOf, anyUnit, anybody, ...of }: Doing) {
  const ask = (body: object) =>
    told(
      refundEndpoints.ask,
      {
        body: {
          ...{ id: randomUUID(), why: 'ทดลอง', payeeName: 'ผู้รับ', ...body },
          method: random.pick(refundMethods),
        },
      } as never,
      anybody(),
    );

  return {
    deposit: [
      4,
      async () => {
        const body = {
          ...{ id: randomUUID(), unitId: anyUnit(), kind: random.pick(depositKinds) },
          ...{ amount: random.whole(1, 500_000), day: random.pick(days), payerName: 'ผู้ฝาก' },
          ...of.money(),
        };
        return told(depositEndpoints.take, { body } as never, token);
      },
    ],
    refundDeposit: [
      4,
      async ({ deposits }) => {
        const one = anyOf(deposits);
        if (!one) return nothing;
        const amount = random.whole(0, one.amount);
        const kept = random.pick([
          0,
          one.amount - amount,
          random.whole(0, one.amount - amount + 1),
        ]);
        const whose = { source: 'deposit', unitId: one.unit_id, receiptId: one.id };
        return ask({ ...whose, amount: amount || 1, kept });
      },
    ],
    refundAhead: [
      4,
      async ({ ahead }) => {
        const one = anyOf(ahead);
        if (!one) return nothing;
        const amount = random.pick([one.amount, random.whole(1, one.amount), one.amount + 1]);
        return ask({ source: 'advance', unitId: one.unit_id, receiptId: null, amount, kept: 0 });
      },
    ],
    grantRefund: [
      6,
      async ({ refunds }) => {
        const one = anyOf(refunds.filter(({ state }) => state === 'asked'));
        if (!one) return nothing;
        return told(refundEndpoints.grant, { params: { id: one.id } }, anybody());
      },
    ],
    refuseRefund: [
      1,
      async ({ refunds }) => {
        const one = anyOf(refunds);
        if (!one) return nothing;
        const call = { params: { id: one.id }, body: { reason } };
        return told(refundEndpoints.refuse, call, anybody());
      },
    ],
    voidRefund: [
      4,
      async ({ refunds }) => {
        const one = anyOf(refunds.filter(({ state }) => state === 'granted'));
        if (!one) return nothing;
        const call = { params: { id: one.id }, body: { reason } };
        return told(refundEndpoints.cancel, call, manager);
      },
    ],
    clear: [
      5,
      async ({ cheques }) => {
        const one = anyOf(cheques);
        if (!one) return nothing;
        const body = { clearedOn: random.pick([today, today, ...days]) };
        return told(chequeEndpoints.clear, { params: { id: one.id }, body } as never, token);
      },
    ],
    bounce: [
      2,
      async ({ cheques }) => {
        const one = anyOf(cheques);
        if (!one) return nothing;
        const call = { params: { id: one.id }, body: { reason } };
        return told(chequeEndpoints.bounce, call, manager);
      },
    ],
  } satisfies Deeds;
}
