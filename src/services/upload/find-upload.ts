import { eq } from 'drizzle-orm';
import { isUploadType, ruleOf } from '@/contracts/features/upload-rules';
import { uploads } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';

type Row = typeof uploads.$inferSelect;

function known(row: Row | undefined) {
  if (!row || !isUploadType(row.type)) throw new Problem('NOT_FOUND');
  return { ...row, type: row.type };
}

/** An upload of any property; throws `NOT_FOUND`. */
export async function findUpload(db: Db, id: string) {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return known(row);
}

/**
 * An upload that may be used at a property, or at the main admin for null: its own, and what the
 * platform has sent of a type that anyone may read. Throws `NOT_FOUND`.
 */
export async function findUploadAt(db: Db, id: string, propertyId: string | null) {
  const row = await findUpload(db, id);
  const isShared = row.propertyId === null && ruleOf(row.type).read === 'anyone';
  if (row.propertyId !== propertyId && !isShared) throw new Problem('NOT_FOUND');
  return row;
}

export type FoundUpload = Awaited<ReturnType<typeof findUpload>>;
