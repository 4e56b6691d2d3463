import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { RecordTable } from '@/services/kit/records/record-table';
import { type WriterOptions, writesIn } from '@/services/kit/records/record-writer';

/** The record that one belongs to, by the field of its id: the log calls it by its title. */
export const ownerPart = (
  field: string,
  owners: PgTable & { id: PgColumn },
  title: PgColumn,
): RecordPart => ({
  fields: [field],
  async keep(tx, _request, { before, row, sent }) {
    const [was, now] = [before?.[field], sent && row[field]];
    if (was === now) return {};
    const found = await tx
      .select({ id: owners.id, title })
      .from(owners)
      .where(inArray(owners.id, [was ?? null, now]));
    const titleOf = (id: unknown) => found.find((one) => one.id === id)?.title ?? null;
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
