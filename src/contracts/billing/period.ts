import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { day, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { checkKinds, monthCheck } from './books/month-check';
import { satang } from './money';

/**
 * What went through a month by the books, the same wherever it is shown: papers by their own day, what
 * became of them later in the month in which it did.
 */
export const monthFigures = z.object({
  period: month,
  /** Invoices with what was voided and corrected. */
  invoiced: satang,
  /** Of it what was voided in the month, below 0, whenever it was issued. */
  voidedInvoices: satang,
  /** Of it what another program's invoices were changed by. */
  corrections: satang,
  /** Money that came, with what was voided. */
  collected: satang,
  voidedReceipts: satang,
});
export type MonthFigures = z.output<typeof monthFigures>;

/** A month of the books, and whether it still can change. */
export const period = monthFigures.extend({
  closed: z.boolean(),
  closedAt: instant.nullable(),
  closedBy: z.string(),
  /** Why it was closed though something was open; empty where nothing was. */
  closedNote: z.string(),
  /** That somebody asked to open it again, for another one to grant. */
  reopening: z
    .object({ by: z.string(), at: instant, reason: z.string(), isMine: z.boolean() })
    .nullable(),
  /** What all entries of the month come to: 0, or the books are wrong. */
  balance: satang,
});
export type Period = z.output<typeof period>;

/** Where a month stands: it runs, is over and to be closed, is closed, or somebody asked to open it again. */
export type MonthState = 'open' | 'due' | 'reopening' | 'closed';
export const monthMeanings = {
  open: 'done',
  due: 'needs',
  reopening: 'needs',
  closed: 'off',
} as const satisfies Meanings<MonthState>;

/** Where a month stands in the month that it is now. */
export function monthStateOf(
  { period, closed, reopening }: Pick<Period, 'period' | 'closed' | 'reopening'>,
  now: string,
): MonthState {
  if (reopening) return 'reopening';
  if (closed) return 'closed';
  return period < now ? 'due' : 'open';
}

/** A month before it is closed, and what keeps the caller from closing it. */
const closing = period.extend({
  checks: z.array(monthCheck),
  /** The month that has to be closed, or opened, first. */
  first: month.nullable(),
  /** The first day on which it can be closed, as long as that is to come: a month is closed once it is over. */
  closableFrom: day.nullable(),
  /** The caller took money in it, and these others may close it. */
  others: z.array(z.string()),
});
export type Closing = z.output<typeof closing>;

const service = 'master-data';
const path = '/sf/period';
const named = z.object({ period: month });

export const periodEndpoints = {
  list: endpoint({
    ...{ service, method: 'GET', path, call: z.object({}) },
    reply: z.array(period),
    needs: 'books:view',
  }),
  closing: endpoint({
    ...{ service, method: 'GET', path: `${path}/closing` },
    call: z.object({ query: named }),
    reply: closing,
    needs: 'books:view',
  }),
  /**
   * Closes a month that is over, else `PERIOD_RUNNING` (`from`). What is open and not among `left` refuses it (`PERIOD_UNCHECKED`), and so does having taken
   * money in it where somebody else may close it (`PERIOD_OWN_MONEY`).
   */
  close: endpoint({
    ...{ service, method: 'POST', path: `${path}/close` },
    call: z.object({
      body: named.extend({
        /** What the caller has seen to be open. */
        left: z.array(z.enum(checkKinds)).max(checkKinds.length).default([]),
        /** Why it is closed all the same. */
        reason: optionalText(200),
      }),
    }),
    reply: period,
    needs: 'books:approve',
  }),
  /** Asks that a month be opened again; somebody else grants it. */
  reopen: endpoint({
    ...{ service, method: 'POST', path: `${path}/reopen` },
    call: z.object({ body: named.extend({ reason: text(200) }) }),
    reply: period,
    needs: 'books:approve',
  }),
  /** Opens a month again, by another than who asked for it (`REOPEN_OWN`). */
  grantReopen: endpoint({
    ...{ service, method: 'POST', path: `${path}/reopen/grant` },
    call: z.object({ body: named }),
    reply: period,
    needs: 'books:approve',
  }),
  /** Takes back what was asked, or refuses it: the month stays closed. */
  dropReopen: endpoint({
    ...{ service, method: 'POST', path: `${path}/reopen/drop` },
    call: z.object({ body: named }),
    reply: period,
    needs: 'books:approve',
  }),
};
