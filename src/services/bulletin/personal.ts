import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { erasedName, type Holding } from '@/services/kit/personal/holding';
import type { Namings } from '@/services/kit/personal/named-in';
import { postComments, postReports, posts } from './posts/tables';

/** What somebody wrote on the board, or reported there; the words stay in the talk. */
const wrote: Holding = {
  columns: [postComments.by, postReports.by],
  rows: (db, { propertyId, names }) => {
    const by = (table: typeof postComments | typeof postReports, kind: 'comment' | 'report') =>
      db
        .select({
          id: table.id,
          kind: sql<string>`${kind}::text`,
          text: table.text,
          at: table.at,
        })
        .from(table)
        .where(and(eq(table.propertyId, propertyId), inArray(table.by, [...names])));
    return unionAll(by(postComments, 'comment'), by(postReports, 'report'));
  },
  forget: async (tx, _person, ids) => {
    for (const table of [postComments, postReports]) {
      await tx
        .update(table)
        .set({ by: erasedName })
        .where(inArray(table.id, [...ids]));
    }
  },
};

/** What this service holds of residents. */
export const bulletinHoldings = { comments: wrote };

/** Where this service names staff, whose comments bear their name as residents' do. */
export const bulletinNamings: Namings = {
  work: [{ name: posts.createdBy }, { name: postComments.by }, { name: postReports.decidedBy }],
};
