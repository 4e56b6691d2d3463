import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { RecordPart } from '@/services/kit/records/record-part';
import { ownRows, type RecordTable } from '@/services/kit/records/record-table';
import { type WriterOptions, writesIn } from '@/services/kit/records/record-writer';

/**
 * The record that one belongs to, by the field of its id: one of the caller's own place, or of those
 * that may be named. The log calls it by its title.
 */
export const ownerPart = (
  field: string,
  owners: RecordTable,
  title: PgColumn,
  named = (request: ServiceRequest): SQL | undefined => ownRows(owners, request),
): RecordPart => ({
  fields: [field],
  async keep(tx, request, { before, row, sent }) {
    const [was, now] = [before?.[field], sent && row[field]];
    if (was === now) return {};
    const found = await tx
      .select({ id: owners.id, title })
      .from(owners)
      .where(and(inArray(owners.id, [was ?? null, now]), named(request)));
    const titleOf = (id: unknown) => found.find((one) => one.id === id)?.title ?? null;
    if (now && titleOf(now) === null) throw invalidField(field, 'invalid');
    return { [field]: [titleOf(was), titleOf(now)] };
  },
});

/** The records that name one as their owner: they go with it, each as if it were removed by itself. */
export const ownedPart = (
  table: RecordTable,
  owner: PgColumn,
  options: WriterOptions,
): RecordPart => {
  const { remove } = writesIn(table, options);
  return {
    fields: [],
    async keep(tx, request, { row, sent }) {
      if (sent) return {};
      const owned = await tx.select({ id: table.id }).from(table).where(eq(owner, row.id));
      for (const { id } of owned) await remove(tx, request, String(id));
      return {};
    },
  };
};
