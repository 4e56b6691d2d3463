import { inArray } from 'drizzle-orm';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { claimUploads, releaseUploads } from '@/services/kit/files/uploads';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { RecordRow } from '@/services/kit/records/record-table';

async function namesOf(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.name ?? '');
}

const idsIn = (row: RecordRow | null, field: string) => (row?.[field] ?? []) as string[];

/** The pictures and files of one type that a record holds, in their order, by the column of their ids. */
export const uploadsPart = (field: string, type: UploadType): RecordPart => ({
  fields: [field],
  async keep(tx, request, { before, row, sent }) {
    const was = idsIn(before, field);
    const now = sent ? idsIn(row, field) : [];
    const ids = now.filter((id) => !was.includes(id));
    await claimUploads(tx, request, { types: [type], ids, field });
    await releaseUploads(
      tx,
      request,
      was.filter((id) => !now.includes(id)),
    );
    if (was.join() === now.join()) return {};
    return { [field]: [await namesOf(tx, was), await namesOf(tx, now)] };
  },
});
