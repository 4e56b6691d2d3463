import {
  type AnyPgColumn,
  type PgColumn,
  type PgTable,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '@/services/db/columns';
import { properties } from '@/services/db/tables';
import { type NewNotification, notify } from '@/services/kit/live/notify';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { Targets } from './targets';

/** The properties that were told of a record: each once, whatever becomes of it later. */
export const announcementTable = (name: string, column: string, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      ownerId: uuid(column).notNull().references(owner, { onDelete: 'cascade' }),
      propertyId: uuid('property_id')
        .notNull()
        .references(() => properties.id),
      at: instant('at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.ownerId, table.propertyId] })],
  );

/** Properties that see a record for the first time are told of it, in the transaction that shows it. */
export const announcePart = <
  Row extends { id: string; propertyId: string | null; active: boolean },
>(
  told: PgTable & Record<'ownerId' | 'propertyId', PgColumn>,
  targets: Targets,
  say: (row: Row) => Omit<NewNotification, 'propertyIds'>,
): RecordPart => ({
  fields: [],
  async keep(tx, request, { row, sent }) {
    const shown = row as unknown as Row;
    const propertyIds = sent && shown.active ? await targets.of(tx, shown) : [];
    if (propertyIds.length === 0) return {};
    const at = new Date().toISOString();
    const rows = propertyIds.map((propertyId) => ({ ownerId: shown.id, propertyId, at }));
    const untold = await tx
      .insert(told)
      .values(rows as never)
      .onConflictDoNothing()
      .returning({ propertyId: told.propertyId });
    request.note(
      await notify(tx, {
        ...say(shown),
        doneById: request.caller.accountId,
        propertyIds: untold.map(({ propertyId }) => String(propertyId)),
      }),
    );
    return {};
  },
});
