import type { RetentionKind } from '@/contracts/data-care/retention';
import { usualDays } from '@/contracts/data-care/retention';
import { takings } from '@/services/data-care';
import { nightly, type Takings } from '@/services/kit/retention/nightly';
import type { Instance } from './instance';

export type Taken = Partial<Record<RetentionKind, number>>;

/** How a night goes: by one process that dies in its `diesIn`th batch, or a kind that cannot be taken away. */
export interface Nightly {
  most?: number;
  diesIn?: number;
  fails?: RetentionKind;
}

/** Takes away what is over at an instant: three times at once, or by one process that dies. */
export async function night(
  { database, outbox }: Pick<Instance, 'database'> & { outbox?: string },
  { at, most, diesIn, fails }: Nightly & { at: string },
) {
  const ended: Taken[] = [];
  const failed: string[] = [];
  const stopping = new AbortController();
  let batches = 0;
  const real = takings(outbox);
  const counted = Object.fromEntries(
    Object.entries(real).map(([kind, take]): [string, Takings[RetentionKind]] => [
      kind,
      async (tx, before, most) => {
        const taken = await take(tx, before, most);
        batches += 1;
        if (batches === diesIn) stopping.abort();
        // What it did is not committed.
        if (batches === diesIn || kind === fails) throw new Error('died');
        return taken;
      },
    ]),
  ) as unknown as Takings;
  const run = nightly({
    ...{ db: database.orm, days: usualDays, takings: counted, ...(most && { most }) },
    ended: (taken) => ended.push(taken),
    failed: (kind) => failed.push(kind),
  });
  const once = () => run(stopping.signal, new Date(at));
  await (diesIn ? once() : Promise.all([once(), once(), once()]));
  return { ended, failed };
}
