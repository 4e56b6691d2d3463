import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { RecordTable } from '@/services/kit/records/record-table';
import { type WriterOptions, writesIn } from '@/services/kit/records/record-writer';

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
