import * as z from 'zod';
import type { ErrorCode } from '@/contracts/kit/calls/errors';

/** How much is held of somebody, by kinds, and why nothing of it may be erased yet. */
export const heldReply = <Kind extends string, Bar extends ErrorCode>(
  kinds: readonly Kind[],
  bars: readonly Bar[],
) =>
  z.object({
    kinds: z.array(z.object({ kind: z.enum(kinds), count: z.number().int() })),
    bar: z
      .object({
        code: z.enum(bars),
        /** In Thai. */
        message: z.string(),
        details: z.record(z.string(), z.string()).optional(),
      })
      .nullable(),
  });
