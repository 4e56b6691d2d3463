import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { newMembers } from '@/services/master-data/new-members/tables';

const shown = 4;
const list = { page: '/new-members', query: { status: 'waiting' } };

const found = (db: NodePgDatabase, propertyId: string) => {
  const where = and(eq(newMembers.propertyId, propertyId), eq(newMembers.status, 'waiting'));
  return Promise.all([
    db.$count(newMembers, where),
    db.select().from(newMembers).where(where).orderBy(asc(newMembers.createdAt)).limit(shown),
  ]);
};

/** Who asks to be taken up, who waits longest first. */
export const memberBoard =
  (db: NodePgDatabase): ReadPart<'members'> =>
  async ({ propertyId }) => {
    const [n, first] = await found(db, propertyId);
    return { waiting: { n, ...list }, first };
  };

export const memberWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'membersWaiting',
    needs: ['new-members:approve'],
    read: async ({ propertyId }) => {
      const [n, [first]] = await found(db, propertyId);
      if (!first) return [];
      const about = `${first.name} ${first.unitNumber}`;
      return [{ n, ...list, urgency: 'us', about, amount: null, at: first.createdAt }];
    },
  },
];
