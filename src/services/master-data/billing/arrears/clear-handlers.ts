import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { clearEndpoints as endpoints } from '@/contracts/billing/clear-letters';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { holding } from '@/services/kit/records/page-of';
import { once } from '@/services/kit/tries/claim-tries';
import { askClear, withdrawClear } from './clear';
import { inClearState, requestOf, selectRequests } from './clear-state';
import { arrearsLetters as letters, clearRequests as table } from './tables';

/** Requests for letters that nothing is owed. */
export function clearHandlers(db: NodePgDatabase): Handlers<typeof endpoints> {
  async function told(request: ServiceRequest, id: string) {
    for (const feature of ['arrears', 'invoices'] as const) request.changed(feature);
    const [row] = await selectRequests(db).where(
      and(eq(table.id, id), eq(table.propertyId, request.propertyId)),
    );
    if (!row) throw new Problem('NOT_FOUND');
    return requestOf(row);
  }
  return {
    async list({ query: { page, limit, keywords, state } }, { propertyId }) {
      const where = and(
        eq(table.propertyId, propertyId),
        state && inClearState(state),
        holding(keywords, table.unitNumber, table.requester, letters.number, letters.code),
      );
      const [rows, [all]] = await Promise.all([
        selectRequests(db)
          .where(where)
          .orderBy(desc(table.requestedOn), asc(table.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db
          .select({ n: count() })
          .from(table)
          .leftJoin(letters, eq(letters.id, table.letterId))
          .where(where),
      ]);
      return { rows: rows.map(requestOf), total: all?.n ?? 0 };
    },

    async ask({ body: { id, ...asked } }, request) {
      const made = await db.transaction((tx) =>
        once(tx, endpoints.ask, { request, id, sent: asked }, () => askClear(tx, request, asked)),
      );
      return told(request, made);
    },

    async withdraw({ params: { id }, body: { reason } }, request) {
      await db.transaction((tx) => withdrawClear(tx, request, id, reason));
      return told(request, id);
    },
  };
}
