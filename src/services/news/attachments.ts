import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type contentParts,
  type NewsFile,
  newsFilesMost,
  newsFileUrl,
  newsUploads,
} from '@/contracts/news/news';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { invalidField } from '@/services/kit/problem';
import { claimUploads, releaseUploads } from '@/services/kit/uploads';
import { placeOf } from './place';
import { newsTemplates, newsAttachments as table } from './tables';

type Parts = { [Part in keyof typeof contentParts]: z.output<(typeof contentParts)[Part]> };
/** Of an emergency's files there is a type of its own on the wire; who sends may use either. */
const fileTypes: UploadType[] = [newsUploads.files, 'emergency-news-file/files'];
type Wanted = Pick<Parts, 'thumbnail' | 'thumbnailUrl' | 'files' | 'newsFiles'>;

/** What a piece of news or a template holds. */
export interface Attachments {
  cover: string | null;
  files: NewsFile[];
}

/** What each of some records holds, by its id. */
export async function attachmentsOf(
  db: Db,
  ownerIds: readonly string[],
): Promise<(ownerId: string) => Attachments> {
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
          .from(table)
          .innerJoin(uploads, eq(uploads.id, table.uploadId))
          .where(inArray(table.ownerId, [...ownerIds]))
          .orderBy(asc(table.position));
  return (ownerId) => {
    const own = rows.filter((row) => row.ownerId === ownerId);
    return {
      cover: own.find(({ kind }) => kind === 'cover')?.id ?? null,
      files: own
        .filter(({ kind }) => kind === 'file')
        .map(({ id, name, bytes }) => ({ id, name, bytes, url: newsFileUrl(id) })),
    };
  };
}

/** Uploads among some that the record holds, or a template that the caller may start from. */
async function heldAmong(db: Db, request: ServiceRequest, ownerId: string, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const place = placeOf(request);
  const template = db
    .select()
    .from(newsTemplates)
    .where(
      and(
        eq(newsTemplates.id, table.ownerId),
        or(
          isNull(newsTemplates.propertyId),
          place ? eq(newsTemplates.propertyId, place) : undefined,
        ),
      ),
    );
  const rows = await db
    .select({ uploadId: table.uploadId })
    .from(table)
    .where(and(inArray(table.uploadId, ids), or(eq(table.ownerId, ownerId), exists(template))))
    // Whoever removes the template waits, and then sees that its files are still held.
    .for('share');
  return new Set(rows.map(({ uploadId }) => uploadId));
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
  const still = await db
    .select({ uploadId: table.uploadId })
    .from(table)
    .where(inArray(table.uploadId, ids));
  const held = new Set(still.map(({ uploadId }) => uploadId));
  await releaseUploads(
    db,
    request,
    ids.filter((id) => !held.has(id)),
  );
}

const coverKept = (url: string) => /\/public\/([0-9a-f-]{36})\//.exec(url)?.[1];

/**
 * Makes a record hold what its draft names, in the caller's transaction: new uploads are claimed,
 * what it holds no more is let go. Throws `INVALID` for an upload that is not the caller's to give.
 */
export async function keepAttachments(
  tx: Db,
  request: ServiceRequest,
  ownerId: string,
  { thumbnail, thumbnailUrl, files, newsFiles }: Wanted,
): Promise<void> {
  const wantedFiles = [...newsFiles, ...files];
  if (wantedFiles.length > newsFilesMost) {
    throw invalidField('files', 'tooManyFiles', { max: newsFilesMost });
  }
  const cover = thumbnail ?? coverKept(thumbnailUrl);
  const wanted = [...(cover ? [cover] : []), ...wantedFiles];
  if (new Set(wanted).size < wanted.length) throw invalidField('files', 'duplicate');

  const held = await heldAmong(tx, request, ownerId, wanted);
  const isNew = (id: string) => !held.has(id);
  if (newsFiles.some(isNew)) throw invalidField('newsFiles', 'unknownFile');
  if (cover && !thumbnail && isNew(cover)) throw invalidField('thumbnailUrl', 'unknownFile');
  const covers = thumbnail && isNew(thumbnail) ? [thumbnail] : [];
  await claimUploads(tx, request, { types: [newsUploads.cover], ids: covers, field: 'thumbnail' });
  const added = files.filter(isNew);
  await claimUploads(tx, request, { types: fileTypes, ids: added, field: 'files' });

  const before = await tx
    .delete(table)
    .where(eq(table.ownerId, ownerId))
    .returning({ uploadId: table.uploadId });
  if (wanted.length > 0) {
    await tx.insert(table).values(
      wanted.map((uploadId, position) => ({
        ...{ ownerId, uploadId, position },
        kind: uploadId === cover ? ('cover' as const) : ('file' as const),
      })),
    );
  }
  const gone = before.map(({ uploadId }) => uploadId).filter((id) => !wanted.includes(id));
  await releaseUnheld(tx, request, gone);
}

/** Lets go of all that a record holds, in the transaction that removes it. */
export async function dropAttachments(
  tx: Db,
  request: ServiceRequest,
  ownerId: string,
): Promise<void> {
  const before = await tx
    .delete(table)
    .where(eq(table.ownerId, ownerId))
    .returning({ uploadId: table.uploadId });
  await releaseUnheld(
    tx,
    request,
    before.map(({ uploadId }) => uploadId),
  );
}
