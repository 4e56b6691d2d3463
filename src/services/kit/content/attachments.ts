import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentFile, ContentParts } from '@/contracts/content/parts';
import { ruleOf } from '@/contracts/features/upload-rules';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { claimUploads, releaseUploads } from '@/services/kit/files/uploads';

type Wanted = Pick<ContentParts, 'thumbnail' | 'thumbnailUrl' | 'files' | 'newsFiles'>;

/** The uploads that records hold, in their order; one may be held by several of them. */
export type AttachmentTable = PgTable &
  Record<'ownerId' | 'uploadId' | 'kind' | 'position', PgColumn>;

interface Options {
  table: AttachmentTable;
  cover: UploadType;
  /** The first one says how many there may be. */
  files: readonly [UploadType, ...UploadType[]];
  /** Other records whose uploads the caller may hold too, by the column of their ids. */
  mayShare: (db: Db, request: ServiceRequest, owner: PgColumn) => SQL;
}

/** What a record holds. */
export interface Attachments {
  cover: string | null;
  files: ContentFile[];
}

const coverKept = (url: string) => /\/public\/([0-9a-f-]{36})\//.exec(url)?.[1];

/** Covers and files of one kind of content, by the table that says which record holds which upload. */
export function attachmentsIn({ table, cover: coverType, files: fileTypes, mayShare }: Options) {
  const most = ruleOf(fileTypes[0]).mostFiles;

  /** What each of some records holds, by its id. */
  async function of(db: Db, ownerIds: readonly string[]): Promise<(id: string) => Attachments> {
    const rows =
      ownerIds.length === 0
        ? []
        : await db
            .select({
              ownerId: table.ownerId,
              kind: table.kind,
              id: uploads.id,
              name: uploads.name,
              bytes: uploads.bytes,
            })
            .from(table as PgTable)
            .innerJoin(uploads, eq(uploads.id, table.uploadId))
            .where(inArray(table.ownerId, [...ownerIds]))
            .orderBy(asc(table.position));
    return (ownerId) => {
      const own = rows.filter((row) => row.ownerId === ownerId);
      return {
        cover: own.find(({ kind }) => kind === 'cover')?.id ?? null,
        files: own
          .filter(({ kind }) => kind === 'file')
          .map(({ id, name, bytes }) => ({ id, name, bytes, url: publicFileUrl(id, 'file') })),
      };
    };
  }

  const heldBy = async (db: Db, condition: SQL | undefined) => {
    const rows = await db.select({ uploadId: table.uploadId }).from(table).where(condition);
    return rows.map(({ uploadId }) => String(uploadId));
  };

  /** Uploads among some that the record holds, or one that the caller may share with. */
  async function heldAmong(db: Db, request: ServiceRequest, ownerId: string, ids: string[]) {
    if (ids.length === 0) return new Set<string>();
    const may = or(eq(table.ownerId, ownerId), mayShare(db, request, table.ownerId));
    const rows = await db
      .select({ uploadId: table.uploadId })
      .from(table)
      .where(and(inArray(table.uploadId, ids), may))
      // Whoever removes the other record waits, and then sees that its files are still held.
      .for('share');
    return new Set(rows.map(({ uploadId }) => String(uploadId)));
  }

  async function releaseUnheld(db: Db, request: ServiceRequest, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    // Of two who let go of the same file at once, the second one sees that nobody is left.
    await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, ids))
      .orderBy(asc(uploads.id))
      .for('update');
    const held = new Set(await heldBy(db, inArray(table.uploadId, ids)));
    await releaseUploads(
      db,
      request,
      ids.filter((id) => !held.has(id)),
    );
  }

  async function letGo(tx: Db, ownerId: string): Promise<string[]> {
    const before = await tx
      .delete(table)
      .where(eq(table.ownerId, ownerId))
      .returning({ uploadId: table.uploadId });
    return before.map(({ uploadId }) => String(uploadId));
  }

  /**
   * Makes a record hold what its draft names, in the caller's transaction: new uploads are claimed,
   * what it holds no more is let go. Throws `INVALID` for an upload that is not the caller's to give.
   */
  async function keep(
    tx: Db,
    request: ServiceRequest,
    ownerId: string,
    { thumbnail, thumbnailUrl, files, newsFiles }: Wanted,
  ): Promise<void> {
    const wantedFiles = [...newsFiles, ...files];
    if (wantedFiles.length > most) throw invalidField('files', 'tooManyFiles', { max: most });
    const cover = thumbnail ?? coverKept(thumbnailUrl);
    const wanted = [...(cover ? [cover] : []), ...wantedFiles];
    if (new Set(wanted).size < wanted.length) throw invalidField('files', 'duplicate');

    const held = await heldAmong(tx, request, ownerId, wanted);
    const isNew = (id: string) => !held.has(id);
    if (newsFiles.some(isNew)) throw invalidField('newsFiles', 'unknownFile');
    if (cover && !thumbnail && isNew(cover)) throw invalidField('thumbnailUrl', 'unknownFile');
    const covers = thumbnail && isNew(thumbnail) ? [thumbnail] : [];
    await claimUploads(tx, request, { types: [coverType], ids: covers, field: 'thumbnail' });
    const added = files.filter(isNew);
    await claimUploads(tx, request, { types: fileTypes, ids: added, field: 'files' });

    const before = await letGo(tx, ownerId);
    if (wanted.length > 0) {
      const rows = wanted.map((uploadId, position) => ({
        ...{ ownerId, uploadId, position },
        kind: uploadId === cover ? 'cover' : 'file',
      }));
      await tx.insert(table).values(rows as never);
    }
    await releaseUnheld(
      tx,
      request,
      before.filter((id) => !wanted.includes(id)),
    );
  }

  /** Lets go of all that a record holds, in the transaction that removes it. */
  const drop = async (tx: Db, request: ServiceRequest, ownerId: string): Promise<void> =>
    releaseUnheld(tx, request, await letGo(tx, ownerId));

  return { of, keep, drop };
}
