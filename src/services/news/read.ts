import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { NewsRow, news as newsSchema } from '@/contracts/news/news';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { namesOfProperties } from '@/services/kit/content/targets';
import { languagesOf } from '@/services/kit/content/texts';
import type { Db } from '@/services/kit/database/db';
import { attachments, newsTargets } from './parts';
import { visible } from './place';
import { news, newsReads } from './tables';

const has = (text: PgColumn) => sql<boolean>`${text} <> ''`;

const { descriptionTh, descriptionEn, descriptionCn, search: _, ...plain } = getTableColumns(news);

/** A row's columns without its texts, which are long. */
export const rowColumns = {
  ...plain,
  hasTh: has(descriptionTh),
  hasEn: has(descriptionEn),
  hasCn: has(descriptionCn),
};

type Row = typeof news.$inferSelect;
type Listed = Omit<Row, 'descriptionTh' | 'descriptionEn' | 'descriptionCn' | 'search'> & {
  hasTh: boolean;
  hasEn: boolean;
  hasCn: boolean;
};

/** How many people have read the news of a row; at a property, of that property. */
export function readersOf(request: ServiceRequest): SQL<number> {
  const place = placeOf(request);
  const here = place ? sql`and ${newsReads.propertyId} = ${place}` : sql``;
  return sql<number>`(select count(*)::int from ${newsReads} where ${newsReads.newsId} = ${news.id} ${here})`;
}

/** Rows as a list shows them. */
export async function listed(
  db: Db,
  request: ServiceRequest,
  rows: (Listed & { readers: number })[],
): Promise<(NewsRow & { writtenByMe: boolean })[]> {
  const place = placeOf(request);
  const attached = await attachments.of(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { cover } = attached(row.id);
    return {
      ...row,
      languages: languagesOf(row),
      thumbnailUrl: cover ? publicFileUrl(cover, 'file') : '',
      own: row.propertyId === place,
      writtenByMe: [row.createdById, row.writtenById].includes(request.caller.accountId),
    };
  });
}

/** One piece of news that the caller may read; throws `NOT_FOUND`. */
export async function readNews(
  db: Db,
  request: ServiceRequest,
  id: string,
): Promise<z.input<typeof newsSchema>> {
  const { accountId } = request.caller;
  const place = placeOf(request);
  const [row] = await db
    .select({ ...getTableColumns(news), ...rowColumns, readers: readersOf(request) })
    .from(news)
    .where(and(eq(news.id, id), visible(request)));
  if (!row) throw new Problem('NOT_FOUND');
  const [shown] = await listed(db, request, [row]);
  if (!shown) throw new Problem('NOT_FOUND');
  const { cover, files } = (await attachments.of(db, [id]))(id);
  const [mark] = await db
    .select({ at: newsReads.readAt })
    .from(newsReads)
    .where(
      and(
        eq(newsReads.newsId, id),
        eq(newsReads.accountId, accountId),
        place ? eq(newsReads.propertyId, place) : undefined,
      ),
    )
    .limit(1);
  return {
    ...row,
    ...shown,
    thumbnail: cover,
    newsFiles: files,
    properties: await namesOfProperties(db, place ? [place] : await newsTargets.of(db, row)),
    read: mark !== undefined,
  };
}
