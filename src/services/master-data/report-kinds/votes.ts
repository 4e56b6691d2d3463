import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { voteFilter } from '@/contracts/master-data/votes/vote';
import { counting, mostRows } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { ReportMaker } from '@/services/kit/reports/report';
import { turnouts } from '@/services/master-data/board/votes';
import { foundVotes } from '@/services/master-data/votes/standing';
import { votes } from '@/services/master-data/votes/tables';

const page = '/votes';
const columns = [
  { key: 'title', unit: 'text' },
  { key: 'closesOn', unit: 'day' },
  { key: 'turnout', unit: 'share' },
  { key: 'quorum', unit: 'share' },
] as const;

/** The votes that run, end or were decided, each with how many came and how many have to. */
export const voteReport = (db: NodePgDatabase): ReportMaker =>
  ofFeature(db, {
    ...{ kind: 'votes', needs: 'votes:view', feature: 'votes' },
    read: async (propertyId, span) => {
      const found = (asked: Parameters<typeof foundVotes>[0]) =>
        and(eq(votes.propertyId, propertyId), foundVotes(asked));
      const total = counting(page, voteFilter, (asked) => db.$count(votes, found(asked)));
      const listed = (asked: Parameters<typeof foundVotes>[0]) =>
        turnouts(db, found(asked), {
          order: [asc(votes.closesOn), asc(votes.id)],
          most: mostRows,
        });
      const [days, before] = [writeSpan(span), writeSpan(span.before)];
      const [running, closing, closed, open, decided] = await Promise.all([
        total('running', { standing: 'open' }),
        total('closing', { closes: days }, { before: { closes: before } }),
        total('closed', { closed: days }, { before: { closed: before } }),
        listed({ standing: 'open' }),
        listed({ closed: days }),
      ]);
      const rowsOf = (some: typeof open) =>
        some.map(({ title, closesOn, share, needed }) => [title, closesOn, share, needed]);
      return {
        figures: [running, closing, closed],
        tables: [
          { key: 'running', columns, rows: rowsOf(open) },
          { key: 'closed', columns, rows: rowsOf(decided) },
        ],
      };
    },
  });
