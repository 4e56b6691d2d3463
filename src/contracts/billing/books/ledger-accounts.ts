import * as z from 'zod';
import { amount, satang, someAmount } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, id, optionalText } from '@/contracts/kit/fields/fields';
import { threeNames } from '@/contracts/kit/fields/three-names';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { accounts, funds } from './chart';

/** Accounts that hold money, which are opened and moved between; what units owe and have paid ahead is by unit. */
export const moneyAccounts = ['cash', 'bank', 'gateway'] as const;

const names = z.object({ th: z.string(), en: z.string(), cn: z.string() });

/** An account of the property's chart with what it holds at the end of a day, debits above 0. */
const ledgerAccount = z.object({
  account: z.enum(accounts),
  fund: z.enum(funds),
  /** Of one at a bank that the property has entered, which; it is called as that one. */
  bankAccountId: id.nullable(),
  code: z.string(),
  names,
  /** Of the names of its own; 0 where it is called as everywhere. */
  version: z.number().int(),
  amount: satang,
  /** Of it what it began with. */
  opening: satang,
});
export type LedgerAccount = z.output<typeof ledgerAccount>;

const overview = z.object({
  day,
  accounts: z.array(ledgerAccount),
  /** The day of all opening balances, once there is one. */
  openingDay: day.nullable(),
  /** The last day that opening balances can have: the one before the first posting. */
  openingUntil: day,
});
export type LedgerAccounts = z.output<typeof overview>;

/** Which account that holds money. */
const money = {
  account: z.enum(moneyAccounts),
  fund: z.enum(funds),
  bankAccountId: reference('bank-account').nullable().default(null),
};

const service = 'master-data';
const path = '/sf/books/account';

export const ledgerAccountEndpoints = {
  /** The chart of accounts and the trial balance of any day, today's where none is named. */
  read: endpoint({
    ...{ service, method: 'GET', path },
    call: z.object({ query: z.object({ day: day.optional() }) }),
    ...{ reply: overview, needs: 'books:view' },
  }),
  /** Calls an account otherwise than everywhere; those at a bank are called as the bank account. */
  rename: endpoint({
    ...{ service, method: 'POST', path: `${path}/name` },
    call: z.object({
      body: z.object({
        account: z.enum(accounts),
        fund: z.enum(funds),
        version: z.coerce.number<number | string>().int().min(0).max(1_000_000),
        ...threeNames(100),
      }),
    }),
    ...{ reply: overview, needs: 'books:edit' },
  }),
  /**
   * What an account began with, before the first posting; the rest is the fund's accumulated money. Entered again it is
   * put right, as long as its month is open. Fails with `OPENING_LATE` (`until`).
   */
  open: endpoint({
    ...{ service, method: 'POST', path: `${path}/opening` },
    call: z.object({ body: z.object({ ...money, day: typedDay, amount }) }),
    ...{ reply: overview, needs: 'books:approve' },
  }),
  /** Moves money from one account into another, as the sinking fund's share into its bank; the same again is the same. */
  move: endpoint({
    ...{ service, method: 'POST', path: `${path}/move` },
    call: z.object({
      body: z.object({
        id: tryId,
        day: typedDay,
        amount: someAmount,
        from: z.object(money),
        to: z.object(money),
        note: optionalText(200),
      }),
    }),
    ...{ reply: overview, needs: 'books:approve' },
  }),
};
