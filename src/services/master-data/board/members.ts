import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { perRequest } from '@/services/kit/calls/per-request';
import { firstOf } from '@/services/kit/database/first-of';
import { newMembers } from '@/services/master-data/new-members/tables';

const shown = 4;
const weekMs = 7 * 86_400_000;
const list = { page: '/new-members', query: { status: 'waiting' } };

/** How many wait, and those of them who wait longest. */
export function waitingMembers(db: NodePgDatabase, propertyId: string, most: number) {
  const where = and(eq(newMembers.propertyId, propertyId), eq(newMembers.status, 'waiting'));
  return firstOf(db, newMembers, { where, order: asc(newMembers.createdAt), most });
}

/** Who asks to be taken up, who waits longest first. */
export function memberHome(db: NodePgDatabase): {
  board: ReadPart<'members'>;
  work: WaitingWork[];
} {
  const found = perRequest(({ propertyId }) => waitingMembers(db, propertyId, shown));
  return {
    board: async (request) => {
      const now = Date.now();
      const [since, before] = [now - weekMs, now - 2 * weekMs].map((at) =>
        new Date(at).toISOString(),
      );
      const [{ n, rows: first }, [came]] = await Promise.all([
        found(request),
        db
          .select({
            both: count(),
            asked: sql`count(*) filter (where ${newMembers.createdAt} >= ${since})`.mapWith(Number),
          })
          .from(newMembers)
          .where(
            and(
              eq(newMembers.propertyId, request.propertyId),
              sql`${newMembers.createdAt} >= ${before}`,
            ),
          ),
      ]);
      const { both = 0, asked = 0 } = came ?? {};
      return { waiting: { n, ...list }, first, asked, askedBefore: both - asked };
    },
    work: [
      {
        kind: 'membersWaiting',
        needs: ['new-members:approve'],
        read: async (request) => {
          const { n, rows } = await found(request);
          const [first] = rows;
          if (!first) return [];
          const about = `${first.name} ${first.unitNumber}`;
          return [{ n, ...list, urgency: 'us', about, amount: null, at: first.createdAt }];
        },
      },
    ],
  };
}
