import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import { days } from '@tests/services/master-data/billing/model/small-property';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { checkKinds } from '@/contracts/billing/books/month-check';
import { periodEndpoints } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';
import { type Deeds, type Doing, nothing, reason, thisMonth } from './doing';

/** Months that close and open again, and money that moves between accounts. */
export function months({ random, token, manager, told, kept, accounts, anybody }: Doing) {
  const cash = { account: 'cash', fund: 'common' } as const;
  const places = [
    ...[cash, { account: 'gateway', fund: 'common' } as const],
    ...accounts.map((one) => ({ account: 'bank', ...one }) as const),
  ];
  return {
    close: [
      3,
      async ({ months: all }) => {
        const last = all.findLast(({ closed }) => closed)?.period;
        const period = last ? monthAfter(last, 1) : (all[0]?.period ?? thisMonth);
        if (period >= thisMonth) return nothing;
        const body = { period, left: [...checkKinds], reason: 'ปิดเท่าที่มี' };
        return told(periodEndpoints.close, { body }, manager);
      },
    ],
    closeUnseen: [
      1,
      async ({ months: all }) => {
        const body = { period: all.at(-1)?.period ?? thisMonth, left: [checkKinds[0]] };
        return told(periodEndpoints.close, { body }, anybody());
      },
    ],
    reopen: [
      3,
      async ({ months: all }) => {
        const last = all.findLast(({ closed }) => closed);
        if (!last) return nothing;
        return told(periodEndpoints.reopen, { body: { period: last.period, reason } }, manager);
      },
    ],
    grantReopen: [
      3,
      async ({ months: all }) => {
        const last = all.findLast(({ asked }) => asked);
        return last
          ? told(periodEndpoints.grantReopen, { body: { period: last.period } }, token)
          : nothing;
      },
    ],
    move: [
      3,
      async () => {
        const [from, to] = [random.pick(places), random.pick(places)];
        const amount = random.whole(1, 50_000);
        const body = { id: randomUUID(), day: random.pick([...days, today]), amount, from, to };
        const error = await told(ledgerAccountEndpoints.move, { body } as never, manager);
        // No paper says it: it is what was done.
        if (!error) kept.move(body.day, [from, to], amount);
        return error;
      },
    ],
    opening: [
      1,
      async () => {
        const place = random.pick(places);
        const amount = random.whole(0, 900_000);
        const day = `${monthAfter(thisMonth, -3)}-28`;
        const error = await told(
          ledgerAccountEndpoints.open,
          { body: { ...place, day, amount } } as never,
          manager,
        );
        if (!error) kept.open(day, place, amount);
        return error;
      },
    ],
  } satisfies Deeds;
}
