import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as z from 'zod';
import type { Work } from '@/services/kit/queue/work';
import { makePiece } from './make-piece';

const data = z.object({ issueId: z.string(), ip: z.string(), userAgent: z.string() });

/** Makes a month that was confirmed, piece by piece, each in a short transaction. */
export const monthWork = (db: NodePgDatabase): Work<z.output<typeof data>> => ({
  name: 'issue month',
  data,
  feature: 'invoices',
  async run({ data: { issueId, ...from }, by, progress }) {
    for (;;) {
      const piece = await makePiece(db, issueId, { ...by, ...from });
      if (!piece) return;
      await progress(piece.made, piece.units);
    }
  },
});
