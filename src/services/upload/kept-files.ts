import { and, eq, sql } from 'drizzle-orm';
import { type FileKind, fileKinds } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { KeptFiles } from '@/services/kit/files/zipped';
import type { UploadDeps } from './record';
import { keyOf } from './store';

/** The files of those of a property's uploads that are named, by their ids; one that the store has lost is left out. */
export const keptFiles = ({ db, folders }: Pick<UploadDeps, 'db' | 'folders'>): KeptFiles =>
  async function* (propertyId, ids) {
    const rows = await db
      .select({ id: uploads.id, kind: uploads.kind })
      .from(uploads)
      .where(
        and(
          eq(uploads.propertyId, propertyId),
          sql`${uploads.id} = any(${sql.param(ids)}::uuid[])`,
        ),
      )
      .orderBy(uploads.id);
    for (const { id, kind } of rows) {
      const content = await folders.store.get(keyOf(id, 'file')).catch(() => undefined);
      if (content) yield { name: `${id}.${fileKinds[kind as FileKind].extension}`, content };
    }
  };
