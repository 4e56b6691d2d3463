import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { HolidayDraft } from '@/contracts/master-data/holiday';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type AuditLine, audit, changedFields } from '@/services/kit/records/audit';
import { holidays } from '@/services/master-data/tables';

/** Adds the days that the property does not keep yet, all at once, and answers how many those are. */
export const addHolidays =
  (db: NodePgDatabase) =>
  async ({ body }: { body: { holidays: HolidayDraft[] } }, request: ServiceRequest) => {
    const { propertyId, caller } = request;
    const at = new Date().toISOString();
    const stamp = { propertyId, createdAt: at, updatedAt: at, updatedBy: caller.fullname };
    const added = await db.transaction(async (tx) => {
      const rows = await tx
        .insert(holidays)
        .values(body.holidays.map((draft) => ({ ...draft, ...stamp, id: uuidv7() })))
        .onConflictDoNothing({ target: [holidays.propertyId, holidays.day] })
        .returning();
      const lines = rows.map(
        ({ id, day, nameTh, nameEn }): AuditLine => ({
          ...{ action: 'create', entity: 'holiday', entityId: id, title: nameTh },
          changes: changedFields({}, { day, nameTh, nameEn }),
        }),
      );
      await audit(tx, request, ...lines);
      return rows.length;
    });
    if (added > 0) request.changed('holidays');
    return { added, kept: body.holidays.length - added };
  };
