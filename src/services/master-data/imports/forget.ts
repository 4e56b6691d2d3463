import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';

/** Rows of one transaction. */
const most = 1000;

/** Removes rows of imports `i`, some at a time, so that nobody waits for all of them. */
export async function forgetRows(db: Pick<Db, 'execute'>, which: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from import_rows where id in (select r.id from import_rows r
        join imports i on i.id = r.import_id where ${which} limit ${most})`);
    if (!rowCount) return;
  }
}

/** Those of a property that nobody can look at or undo any more. */
export const leftBehind = (propertyId: string) =>
  sql`i.property_id = ${propertyId}::uuid and not i.rows_kept and i.step <> 'read'`;
