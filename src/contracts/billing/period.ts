import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { instant, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
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
  /** What all entries of the month come to: 0, or the books are wrong. */
  balance: satang,
});
export type Period = z.output<typeof period>;

const service = 'master-data';

export const periodEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/sf/period',
    call: z.object({}),
    reply: z.array(period),
    needs: 'invoices:view',
  }),
  close: endpoint({
    service,
    method: 'POST',
    path: '/sf/period/close',
    call: z.object({ body: z.object({ period: month }) }),
    reply: period,
    needs: 'invoices:approve',
  }),
  reopen: endpoint({
    service,
    method: 'POST',
    path: '/sf/period/reopen',
    call: z.object({ body: z.object({ period: month, reason: text(200) }) }),
    reply: period,
    needs: 'invoices:approve',
  }),
};
