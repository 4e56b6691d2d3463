import { and, eq, isNull } from 'drizzle-orm';
import { uploadTypes } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';

type Row = typeof uploads.$inferSelect;

function known(row: Row | undefined) {
  const type = uploadTypes.find((one) => one === row?.type);
  if (!row || !type) throw new Problem('NOT_FOUND');
  return { ...row, type };
}

/** An upload of any property; throws `NOT_FOUND`. */
export async function findUpload(db: Db, id: string) {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return known(row);
}

/** An upload of one property, or of the platform where that is null; throws `NOT_FOUND`. */
export async function findUploadAt(db: Db, id: string, propertyId: string | null) {
  const place = propertyId ? eq(uploads.propertyId, propertyId) : isNull(uploads.propertyId);
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), place));
  return known(row);
}

export type FoundUpload = Awaited<ReturnType<typeof findUpload>>;
