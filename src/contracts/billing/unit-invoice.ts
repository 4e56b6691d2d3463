import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { enteredKinds } from './charge';
import { invoiceDetail } from './invoice';
import { someAmount } from './money';

/** What one unit is billed for by itself, such as a fine, a key card or something sold. */
export const unitInvoiceDraft = z.object({
  unitId: reference('unit'),
  kind: z.enum(enteredKinds),
  description: text(200),
  amount: someAmount,
  /** Today or later. */
  dueOn: typedDay,
});

export const unitInvoiceEndpoints = {
  /** Issues an invoice for one unit today, whatever month is issued; the same again is the same. */
  issue: endpoint({
    ...{ service: 'master-data', method: 'POST', path: '/sf/invoice/unit' },
    call: z.object({ body: unitInvoiceDraft.extend({ id: tryId }) }),
    reply: invoiceDetail,
    needs: 'invoices:create',
  }),
};
