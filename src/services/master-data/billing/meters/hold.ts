import { sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import type { Line } from '@/services/master-data/billing/issue/draft';
import { meterReadings } from './tables';

/**
 * Whether readings are as lines were reckoned from, and billed by nobody; they stay so until the transaction
 * ends.
 */
export async function areUnbilled(tx: Db, lines: readonly Line[]): Promise<boolean> {
  const read = lines.filter(({ readingId }) => readingId);
  if (read.length === 0) return true;
  const seen = JSON.stringify(
    read.map(({ readingId: id, readingVersion: version }) => ({ id, version })),
  );
  const { rowCount } = await tx.execute(sql`
    select r.id from ${meterReadings} r
    join jsonb_to_recordset(${seen}::jsonb) as seen(id uuid, version integer)
      on seen.id = r.id and seen.version = r.version
    order by r.id for update of r`);
  if (rowCount !== read.length) return false;
  const { rowCount: billed } = await tx.execute(sql`
    select 1 from ${charges} c join ${invoices} i on i.id = c.invoice_id and i.voided_at is null
    where c.reading_id in (select id from jsonb_to_recordset(${seen}::jsonb) as seen(id uuid))`);
  return billed === 0;
}
