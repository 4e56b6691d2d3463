import { and, eq, exists, isNull, or } from 'drizzle-orm';
import { emergencyFiles, newsUploads } from '@/contracts/news/news-uploads';
import { attachmentsIn } from '@/services/kit/content/attachments';
import { placeOf } from '@/services/kit/content/place';
import { targetsIn } from '@/services/kit/content/targets';
import type { Db } from '@/services/kit/database/db';
import {
  newsAnnouncements,
  newsAttachments,
  newsTemplates,
  newsTargets as targets,
} from './tables';

/** The covers and files of news and of templates, which news may start from. */
export const attachments = attachmentsIn({
  table: newsAttachments,
  cover: newsUploads.cover.name,
  // Of an emergency's files there is a type of its own on the wire; who sends may use either.
  files: [newsUploads.files.name, emergencyFiles.name],
  mayShare: (db, request, owner) => {
    const place = placeOf(request);
    const ofHere = place ? eq(newsTemplates.propertyId, place) : undefined;
    const usable = or(isNull(newsTemplates.propertyId), ofHere);
    return exists(
      db
        .select()
        .from(newsTemplates)
        .where(and(eq(newsTemplates.id, owner), usable)),
    );
  },
});

export const newsTargets = targetsIn(targets);

/** The properties that news is for and that were never told of it. */
export async function untoldOf(db: Db, row: { id: string; propertyId: string | null }) {
  const told = await db
    .select({ propertyId: newsAnnouncements.propertyId })
    .from(newsAnnouncements)
    .where(eq(newsAnnouncements.newsId, row.id));
  const known = new Set(told.map(({ propertyId }) => propertyId));
  return (await newsTargets.of(db, row)).filter((propertyId) => !known.has(propertyId));
}
