import { eq } from 'drizzle-orm';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { claimUploads, releaseUploads } from '@/services/kit/files/uploads';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { RecordRow } from '@/services/kit/records/record-table';

const idIn = (row: RecordRow | null, field: string) => (row?.[field] ?? null) as string | null;

async function nameOf(tx: Db, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [found] = await tx.select({ name: uploads.name }).from(uploads).where(eq(uploads.id, id));
  return found?.name ?? null;
}

/** The one picture that a record holds, by the column of its upload, which may be of a type by the record. */
export const picturePart = (
  field: string,
  typesOf: (row: RecordRow) => readonly UploadType[],
): RecordPart => ({
  fields: [field],
  async keep(tx, request, { before, row, sent }) {
    const [was, now] = [idIn(before, field), sent && idIn(row, field)];
    if (was === now) return {};
    if (now) await claimUploads(tx, request, { types: typesOf(row), ids: [now], field });
    if (was) await releaseUploads(tx, request, [was]);
    return { [field]: [await nameOf(tx, was), await nameOf(tx, now)] };
  },
});
