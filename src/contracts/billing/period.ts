import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { instant, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { satang } from './money';

/** A month of the books: what went through it, and whether it still can change. */
export const period = z.object({
  period: month,
  closed: z.boolean(),
  closedAt: instant.nullable(),
  closedBy: z.string(),
  invoiced: satang,
  collected: satang,
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
