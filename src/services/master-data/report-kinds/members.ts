import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { counting, figureOf, mostRows, shownTable } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { ReportMaker } from '@/services/kit/reports/report';
import { daysSince } from '@/services/kit/text/bangkok-day';
import { waitingMembers } from '@/services/master-data/board/members';
import { foundMembers } from '@/services/master-data/new-members/handlers';
import { newMembers } from '@/services/master-data/new-members/tables';

const page = '/new-members';
const filter = newMemberEndpoints.list.call.shape.query;

/** Who asked to be taken up, what was decided, and who still waits. */
export const memberReport = (db: NodePgDatabase): ReportMaker =>
  ofFeature(db, {
    ...{ kind: 'new-members', needs: 'new-members:view', feature: 'new-members' },
    read: async (propertyId, span, asked) => {
      const total = counting(page, filter, (found) =>
        db.$count(newMembers, and(eq(newMembers.propertyId, propertyId), foundMembers(found))),
      );
      const [days, before] = [writeSpan(span), writeSpan(span.before)];
      const decided = (key: string, status: 'approved' | 'deleted') =>
        total(key, { status, decided: days }, { before: { status, decided: before } });
      const [created, approved, refused, waiting, { rows }] = await Promise.all([
        total('created', { created: days }, { before: { created: before } }),
        decided('approved', 'approved'),
        decided('refused', 'deleted'),
        total('waiting', { status: 'waiting' }, { good: 'less' }),
        waitingMembers(db, propertyId, mostRows),
      ]);
      const now = new Date();
      const waits = rows.map((row) => ({ ...row, days: daysSince(new Date(row.createdAt), now) }));
      const longest = waits[0]?.days ?? null;
      const table = {
        key: 'waiting',
        columns: [
          { key: 'unit', unit: 'text' },
          { key: 'days', unit: 'count' },
          { key: 'member', unit: 'text', personal: true },
        ],
        rows: waits.map(({ unitNumber, days, name }) => [unitNumber, days, name]),
      } as const;
      return {
        figures: [
          ...[created, approved, refused, waiting],
          figureOf(['longestWait', 'count', longest, null], page, waiting.query, 'less'),
        ],
        tables: [shownTable(table, asked)],
      };
    },
  });
