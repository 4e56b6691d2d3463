import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import { audit } from '@/services/kit/records/audit';
import { ownRows, type RecordTable } from '@/services/kit/records/record-table';
import type { WriterOptions } from '@/services/kit/records/record-writer';

interface Ordered extends Pick<WriterOptions, 'entity' | 'title'> {
  ids: readonly string[];
}

/**
 * Puts the caller's rows into the order of their ids, which are all there are or some of them: those
 * take each other's places. Throws a field's error for an id that is not among them.
 */
export async function reorder(
  db: NodePgDatabase,
  table: RecordTable,
  request: ServiceRequest,
  { entity, title, ids }: Ordered,
): Promise<void> {
  const { position } = table;
  if (!position) throw new Error(`${entity} has no position`);
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id, position, title })
      .from(table)
      .where(and(ownRows(table, request), inArray(table.id, [...ids])))
      .orderBy(position, table.id)
      .for('update');
    if (rows.length !== new Set(ids).size) throw invalidField('ids', 'invalid');
    const places = rows.map((row) => Number(row.position)).sort((a, b) => a - b);
    // Rows that were never put into an order share a place: from the first on they get their own.
    const first = places[0] ?? 0;
    const own = places.map((place, at) =>
      new Set(places).size === places.length ? place : first + at,
    );
    for (const [at, id] of ids.entries()) {
      await tx
        .update(table)
        .set({ position: own[at], version: sql`${table.version} + 1` } as never)
        .where(eq(table.id, id));
    }
    const titles = new Map(rows.map((row) => [row.id, String(row.title)]));
    const now = ids.map((id) => titles.get(id) ?? '');
    await audit(tx, request, {
      ...{ action: 'order', entity, entityId: ids[0] ?? '', title: now[0] ?? '' },
      changes: { order: [[...titles.values()], now] },
    });
  });
}
