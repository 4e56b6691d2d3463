import texts from '@locales/th/bulletin.json';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categoryNames, postCategories } from '@/contracts/bulletin/choices';
import {
  type boardEndpoints,
  type Post,
  postColumns,
  postEndpoints,
  postFilter,
} from '@/contracts/bulletin/post';
import { bulletin as feature } from '@/contracts/features/content/bulletin';
import type { Page } from '@/contracts/kit/calls/page-query';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { placeOf } from '@/services/kit/content/place';
import { richTexts } from '@/services/kit/content/rich-texts';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { filesPart, toldOfPost } from './parts';
import { postReporting } from './reports';
import { postTargets, posts as table } from './tables';
import { postTalk } from './talk';

const { cleaned, logged } = richTexts('descriptionTh', 'descriptionEn', 'descriptionCn');
const rows = sharedRows(table, postTargets);

/** What is said at a property of the platform's posts is that property's; the platform sees it all. */
const saidHere = (request: ServiceRequest) => {
  const place = placeOf(request);
  return place ? sql`and property_id = ${place}` : sql``;
};

const counted = (what: SQL, request: ServiceRequest) =>
  sql<number>`(select count(*)::int from ${what} where post_id = ${table}.id ${saidHere(request)})`;
const waiting = (request: ServiceRequest) =>
  sql<number>`(select count(*)::int from post_reports
    where post_id = ${table}.id and verdict = '' ${saidHere(request)})`;

const extra = (request: ServiceRequest) => ({
  likes: counted(sql`post_likes`, request),
  comments: counted(sql`post_comments`, request),
  reports: waiting(request),
  attached: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name,
      'bytes', u.bytes, 'isImage', u.kind <> 'pdf') order by held.place), '[]')
      from jsonb_array_elements_text(${table}.files) with ordinality held (upload, place)
      join uploads u on u.id = held.upload::uuid)`,
});

interface BulletinHandlers {
  posts: Handlers<typeof postEndpoints>;
  board: Handlers<typeof boardEndpoints>;
}

/** Serves posts of a property and of the platform, and what residents see of them. */
export function bulletinHandlers(db: NodePgDatabase): BulletinHandlers {
  const records = crud(
    db,
    table,
    { ...postEndpoints, change: postEndpoints.sticky },
    {
      entity: 'post',
      title: table.titleTh,
      ...{ shared: rows, extra, logged, cleaned },
      parts: [filesPart, toldOfPost(rows.targets)],
      search: [table.titleTh, table.titleEn, table.titleCn, table.descriptionTh],
      sort: {
        createdAt: sql`(${table.sticky}, ${table.createdAt})`,
        titleTh: inThaiOrder(table.titleTh),
      },
      where: ({ category, reported }, request) =>
        and(
          category && eq(table.category, category),
          reported === undefined ? undefined : sql`(${waiting(request)} > 0) = ${reported}`,
        ),
      sheet: { columns: postColumns, texts: sheetTexts(texts, feature) },
    },
  );
  const { change, ...others } = records;
  return {
    posts: {
      ...others,
      ...postTalk(db, records.get),
      ...postReporting(db, records.get),
      sticky: change,
    },
    board: boardHandlers(db, records.list),
  };
}

function boardHandlers(
  db: NodePgDatabase,
  list: Handlers<typeof postEndpoints>['list'],
): Handlers<typeof boardEndpoints> {
  const found = async (request: ServiceRequest, filter: object) =>
    (await list({ query: postFilter.parse(filter) }, request)) as Page<Post>;
  return {
    categories: async (_call, request) => {
      const held = await db
        .select({ category: table.category, posts: count() })
        .from(table)
        .where(rows.visible(request))
        .groupBy(table.category);
      return postCategories.map((category) => {
        const { th: nameTh, en: nameEn, cn: nameCn } = categoryNames[category];
        const posts = held.find((one) => one.category === category)?.posts ?? 0;
        return { category, nameTh, nameEn, nameCn, posts };
      });
    },

    newRelease: async (_call, request) => (await found(request, { active: true, limit: 12 })).rows,

    tabs: async (_call, request) => {
      const totalOf = async (filter: object) =>
        (await found(request, { ...filter, limit: 1 })).total;
      const [all, hidden, reported] = await Promise.all([
        totalOf({}),
        totalOf({ active: false }),
        totalOf({ reported: true }),
      ]);
      return { all, hidden, reported };
    },
  };
}
