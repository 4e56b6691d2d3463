import { and, asc, eq, gte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { perRequest } from '@/services/kit/calls/per-request';
import { newMembers } from '@/services/master-data/new-members/tables';

const shown = 4;
const weekMs = 7 * 86_400_000;
const list = { page: '/new-members', query: { status: 'waiting' } };

/** How many wait, and those of them who wait longest. */
export function waitingMembers(db: NodePgDatabase, propertyId: string, most: number) {
  const where = and(eq(newMembers.propertyId, propertyId), eq(newMembers.status, 'waiting'));
  return Promise.all([
    db.$count(newMembers, where),
    db.select().from(newMembers).where(where).orderBy(asc(newMembers.createdAt)).limit(most),
  ]);
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
      const askedSince = (at: number) =>
        db.$count(
          newMembers,
          and(
            eq(newMembers.propertyId, request.propertyId),
            gte(newMembers.createdAt, new Date(at).toISOString()),
          ),
        );
      const [[n, first], asked, both] = await Promise.all([
        found(request),
        askedSince(now - weekMs),
        askedSince(now - 2 * weekMs),
      ]);
      return { waiting: { n, ...list }, first, asked, askedBefore: both - asked };
    },
    work: [
      {
        kind: 'membersWaiting',
        needs: ['new-members:approve'],
        read: async (request) => {
          const [n, [first]] = await found(request);
          if (!first) return [];
          const about = `${first.name} ${first.unitNumber}`;
          return [{ n, ...list, urgency: 'us', about, amount: null, at: first.createdAt }];
        },
      },
    ],
  };
}
