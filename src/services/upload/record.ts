import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type AuditLine, audit } from '@/services/kit/records/audit';
import { type Kept, removeKept } from './keep';
import type { UploadFolders } from './store';

/** Where uploads are written down and kept. */
export interface UploadDeps {
  db: NodePgDatabase;
  folders: UploadFolders;
  /** Told of each file that is kept. */
  received?: (type: UploadType, bytes: number) => void;
}

/**
 * Runs work that keeps files, and writes down what it kept as uploads of the caller at their
 * property. Where either fails nothing stays, neither rows nor files.
 */
export async function recordUploads(
  { db, folders, received }: UploadDeps,
  request: ServiceRequest,
  type: UploadType,
  keep: (kept: Kept[]) => Promise<void>,
) {
  const kept: Kept[] = [];
  try {
    await keep(kept);
    if (kept.length === 0) return [];
    const { accountId: by, propertyId } = request.caller;
    const at = new Date().toISOString();
    const lines = kept.map(
      ({ id, name }): AuditLine => ({
        ...{ action: 'create', entity: 'upload', entityId: id, title: name },
        changes: { name: [null, name] },
      }),
    );
    const stored = await db.transaction(async (tx) => {
      const rows = kept.map((file) => ({ ...file, type, by, propertyId, at }));
      await tx.insert(uploads).values(rows);
      await audit(tx, request, ...lines);
      return rows;
    });
    for (const { bytes } of kept) received?.(type, bytes);
    return stored;
  } catch (error) {
    await Promise.all(kept.map(({ id }) => removeKept(folders, id)));
    throw error;
  }
}
