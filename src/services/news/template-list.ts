import common from '@locales/th/common.json';
import texts from '@locales/th/news-templates.json';
import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import type { newsTemplateFilter } from '@/contracts/news/news-template';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { placeOf } from '@/services/kit/content/place';
import { languagesOf } from '@/services/kit/content/texts';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { attachments } from './parts';
import { newsTemplates as table } from './tables';

type Filter = z.output<typeof newsTemplateFilter>;

/** Templates of the caller's place, and the platform's. */
export function usable(request: ServiceRequest) {
  const place = placeOf(request);
  return or(isNull(table.propertyId), place ? eq(table.propertyId, place) : undefined);
}

const { descriptionTh, descriptionEn, descriptionCn, ...plain } = getTableColumns(table);

/** A row's columns without its texts, which are long. */
export const rowColumns = {
  ...plain,
  hasTh: sql<boolean>`${descriptionTh} <> ''`,
  hasEn: sql<boolean>`${descriptionEn} <> ''`,
  hasCn: sql<boolean>`${descriptionCn} <> ''`,
};

function conditions({ type, keywords }: Omit<Filter, 'page' | 'limit'>, request: ServiceRequest) {
  const { name, titleTh, titleEn, titleCn } = table;
  return and(
    usable(request),
    type && eq(table.type, type),
    holding(keywords, name, titleTh, titleEn, titleCn),
  );
}

const sorts = { name: inThaiOrder(table.name), updatedAt: table.updatedAt };

/** A page of templates, without their texts. */
export const listTemplates =
  (db: NodePgDatabase) =>
  async ({ query }: { query: Filter }, request: ServiceRequest) => {
    const { rows, total } = await pageOf(db, table, {
      select: db.select(rowColumns).from(table).$dynamic(),
      where: conditions(query, request),
      order: orderBy(query.sort, sorts, table.id),
      query,
    });
    const attached = await attachments.of(
      db,
      rows.map(({ id }) => id),
    );
    const place = placeOf(request);
    return {
      rows: rows.map((row) => {
        const { cover } = attached(row.id);
        const thumbnailUrl = cover ? publicFileUrl(cover, 'file') : '';
        return { ...row, languages: languagesOf(row), thumbnailUrl, own: row.propertyId === place };
      }),
      total,
    };
  };

type Row = Omit<typeof table.$inferSelect, 'descriptionTh' | 'descriptionEn' | 'descriptionCn'>;

const sheet = (place: string | null): XlsxColumn<Row>[] => [
  { title: texts.name, width: 40, value: ({ name }) => name },
  { title: texts.type, width: 14, value: ({ type }) => texts.types[type] },
  { title: texts.titleTh, width: 44, value: ({ titleTh }) => titleTh },
  { title: texts.titleEn, width: 36, value: ({ titleEn }) => titleEn },
  { title: texts.titleCn, width: 28, value: ({ titleCn }) => titleCn },
  {
    title: texts.of,
    width: 16,
    value: ({ propertyId }) => (propertyId === place ? texts.own : common.shell.mainAdmin),
  },
  { title: texts.updatedAt, width: 18, kind: 'instant', value: ({ updatedAt }) => updatedAt },
  { title: texts.updatedBy, width: 22, value: ({ updatedBy }) => updatedBy },
];

/** The templates that a list's filters find, as .xlsx. */
export const exportTemplates =
  (db: NodePgDatabase) =>
  async ({ query }: { query: Omit<Filter, 'page' | 'limit'> }, request: ServiceRequest) => {
    const found = await db
      .select(plain)
      .from(table)
      .where(conditions(query, request))
      .orderBy(...orderBy(query.sort, sorts, table.id));
    return xlsxFile({
      name: `${texts.title} ${bangkokDay(new Date())}`,
      columns: sheet(placeOf(request)),
      rows: found,
    });
  };
