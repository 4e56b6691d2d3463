import common from '@locales/th/common.json';
import texts from '@locales/th/news.json';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { kinds, type NewsConditions } from './list';
import { readersOf } from './read';
import { news } from './tables';

const batch = 1000;

const columnsOf = (readers: SQL<number>) => ({
  id: news.id,
  property: properties.nameTh,
  type: news.type,
  ...{ titleTh: news.titleTh, titleEn: news.titleEn, titleCn: news.titleCn },
  ...{ publishState: news.publishState, review: news.review },
  ...{ publishAt: news.publishAt, publishedAt: news.publishedAt, readers },
  ...{ createdBy: news.createdBy, createdAt: news.createdAt },
  ...{ updatedBy: news.updatedBy, updatedAt: news.updatedAt },
});

const page = (db: NodePgDatabase, found: SQL | undefined, readers: SQL<number>) =>
  db
    .select(columnsOf(readers))
    .from(news)
    .leftJoin(properties, eq(properties.id, news.propertyId))
    .where(found)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(batch);
type Row = Awaited<ReturnType<typeof page>>[number];

const sheet: XlsxColumn<Row>[] = [
  { title: texts.type, width: 14, value: ({ type }) => texts.types[type] },
  { title: texts.titleTh, width: 44, value: ({ titleTh }) => titleTh },
  { title: texts.titleEn, width: 36, value: ({ titleEn }) => titleEn },
  { title: texts.titleCn, width: 28, value: ({ titleCn }) => titleCn },
  {
    title: texts.list.property,
    width: 30,
    value: ({ property }) => property ?? common.shell.mainAdmin,
  },
  { title: texts.state, width: 16, value: ({ publishState }) => texts.states[publishState] },
  { title: texts.review, width: 14, value: ({ review }) => texts.reviews[review] },
  { title: texts.publishAt, width: 18, kind: 'instant', value: ({ publishAt }) => publishAt },
  { title: texts.publishedAt, width: 18, kind: 'instant', value: (row) => row.publishedAt },
  { title: texts.readers, width: 12, value: ({ readers }) => readers },
  { title: texts.createdBy, width: 22, value: ({ createdBy }) => createdBy },
  { title: texts.createdAt, width: 18, kind: 'instant', value: ({ createdAt }) => createdAt },
  { title: texts.updatedBy, width: 22, value: ({ updatedBy }) => updatedBy },
  { title: texts.updatedAt, width: 18, kind: 'instant', value: ({ updatedAt }) => updatedAt },
];

/** Reads one kind after the other, a thousand rows at a time, and holds no transaction meanwhile. */
async function* each(
  db: NodePgDatabase,
  found: readonly (SQL | undefined)[],
  readers: SQL<number>,
): AsyncGenerator<Row> {
  for (const kind of found) {
    let after: SQL | undefined;
    for (;;) {
      const rows = await page(db, and(kind, after), readers);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = sql`(${news.createdAt}, ${news.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`;
    }
  }
}

/** The news that a list's filters find, as .xlsx. */
export const exportNews =
  (db: NodePgDatabase) =>
  async ({ query }: { query: NewsConditions }, request: ServiceRequest) => {
    const found = kinds(query, request);
    const counts = await Promise.all(
      found.map((kind) => db.select({ n: count() }).from(news).where(kind)),
    );
    return xlsxFile({
      name: `${texts.export.name} ${bangkokDay(new Date())}`,
      columns: sheet,
      rows: {
        each: each(db, found, readersOf(request)),
        count: counts.reduce((sum, [row]) => sum + (row?.n ?? 0), 0),
      },
    });
  };
