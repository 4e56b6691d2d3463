import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { text } from '@/contracts/kit/fields/fields';
import { banks } from './bank-account';
import { statementLine } from './statement';

/** What a transfer slip's code is held against the statements for: it proves nothing by itself. */
export const slipEndpoints = {
  /** Fails with a field's error `slip` where the code is none of a slip. */
  read: endpoint({
    ...{ service: 'master-data', method: 'POST', path: '/sf/statement/slip' },
    call: z.object({ body: z.object({ code: text(500) }) }),
    reply: z.object({
      bank: z.enum(banks),
      reference: z.string(),
      /** The lines that bear the transfer's reference. */
      lines: z.array(statementLine),
    }),
    needs: 'statements:view',
  }),
};
