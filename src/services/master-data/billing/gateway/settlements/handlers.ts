import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { type settlementEndpoints, settlementMost } from '@/contracts/billing/settlement';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { today } from '@/services/master-data/billing/late/lateness';
import { settlementDetail } from './differences';
import { readSettlement } from './read';
import { settlementLines, settlements } from './tables';

/** What the gateway paid out, beside the property's payments. */
export function settlementHandlers(db: NodePgDatabase): Handlers<typeof settlementEndpoints> {
  async function own(tx: Db, propertyId: string, id: string) {
    const [row] = await tx
      .select()
      .from(settlements)
      .where(and(eq(settlements.id, id), eq(settlements.propertyId, propertyId)));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  return {
    list: async ({ query }, { propertyId }) => {
      const { rows, total } = await pageOf(db, settlements, {
        select: db.select().from(settlements).$dynamic(),
        where: eq(settlements.propertyId, propertyId),
        order: [desc(settlements.at), desc(settlements.id)],
        query,
      });
      return { rows: await Promise.all(rows.map((row) => settlementDetail(db, row))), total };
    },

    get: async ({ params: { id } }, { propertyId }) =>
      settlementDetail(db, await own(db, propertyId, id)),

    bring: async ({ files }, request) => {
      const { propertyId, caller } = request;
      const { name, bytes } = await oneFile(files, settlementMost.megabytes);
      const lines = await readSettlement({ name, bytes, by: caller.accountId }, today());
      const digest = createHash('sha256').update(bytes).digest('hex');
      const id = uuidv7();
      await db.transaction(async (tx) => {
        const at = new Date().toISOString();
        const kept = await tx
          .insert(settlements)
          .values({ id, propertyId, fileName: name, digest, by: caller.fullname, at })
          .onConflictDoNothing()
          .returning({ id: settlements.id });
        if (kept.length === 0) return;
        await insertAll(
          tx,
          settlementLines,
          lines.map((line) => ({ ...line, settlementId: id })),
        );
        await audit(tx, request, {
          ...{ action: 'create', entity: 'settlement', entityId: id, title: name },
          changes: { rows: [null, lines.length] },
        });
      });
      request.changed('mpay');
      const [row] = await db
        .select()
        .from(settlements)
        .where(and(eq(settlements.propertyId, propertyId), eq(settlements.digest, digest)));
      if (!row) throw new Problem('FAILED');
      return settlementDetail(db, row);
    },

    remove: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const { fileName } = await own(tx, request.propertyId, id);
        await tx.delete(settlements).where(eq(settlements.id, id));
        await audit(tx, request, {
          ...{ action: 'delete', entity: 'settlement', entityId: id, title: fileName },
        });
      });
      request.changed('mpay');
      return { id };
    },
  };
}
