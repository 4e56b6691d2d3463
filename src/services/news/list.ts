import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNull,
  like,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Page } from '@/contracts/kit/calls/page-query';
import { type NewsFilter, type NewsRow, newsTotalMost } from '@/contracts/news/news';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { withinDays } from '@/services/kit/records/within-days';
import { bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { fold } from '@/services/kit/text/search-text';
import { contains } from '@/services/kit/text/thai-text';
import { isFor, sharedWith } from './place';
import { listed, readersOf, rowColumns } from './read';
import { news, newsReads } from './tables';

function orderOf(sort = '-createdAt') {
  const column = sort.endsWith('updatedAt') ? news.updatedAt : news.createdAt;
  const way = sort.startsWith('-') ? desc : asc;
  return { column, by: [way(column), way(news.id)] };
}

/** A filter without its pages and its order. */
export type NewsConditions = Omit<NewsFilter, 'page' | 'limit' | 'sort'>;

/** What is published at a property, and not read by the caller there. */
function unreadAt(place: string, { caller }: ServiceRequest): SQL | undefined {
  const read = sql`(select from ${newsReads} where ${newsReads.newsId} = ${news.id}
    and ${newsReads.propertyId} = ${place} and ${newsReads.accountId} = ${caller.accountId})`;
  return and(eq(news.publishState, 'published'), notExists(read));
}

/** The filter's own conditions; every word of the keywords is in one of the titles. */
function filtered(query: NewsConditions): SQL | undefined {
  const [from, to] = query.dateCreated ? bangkokDayRange(query.dateCreated) : [];
  const words = fold(query.keywords ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  return and(
    query.type && eq(news.type, query.type),
    query.publishState && eq(news.publishState, query.publishState),
    query.review && eq(news.review, query.review),
    query.published
      ? and(eq(news.publishState, 'published'), withinDays(news.publishedAt, query.published))
      : undefined,
    from ? gte(news.createdAt, from) : undefined,
    to ? lt(news.createdAt, to) : undefined,
    ...words.map((word) => like(news.search, contains(word))),
  );
}

/** A property's own news and the platform's that it reads, as far as they are asked for. */
const kindsAt = (place: string, narrow: SQL | undefined) => [
  and(eq(news.propertyId, place), narrow),
  and(sharedWith(place), narrow),
];

/** The news that a property lists by a filter, whoever looks. */
export const newsAt = (place: string, query: NewsConditions): SQL | undefined =>
  or(...kindsAt(place, filtered(query)));

/** The conditions of each kind of news that the caller may list. */
export function kinds(query: NewsConditions, request: ServiceRequest): (SQL | undefined)[] {
  const place = placeOf(request);
  const { propertyId } = query;
  if (place) {
    const narrow = and(filtered(query), query.unread ? unreadAt(place, request) : undefined);
    if (propertyId && propertyId !== place) throw new Problem('FORBIDDEN');
    return kindsAt(place, narrow);
  }
  const of = propertyId
    ? or(eq(news.propertyId, propertyId), and(isNull(news.propertyId), isFor(propertyId)))
    : undefined;
  return [and(of, filtered(query))];
}

/** Each kind by its own index, and no more of it than is asked for. */
export function partsOf(db: NodePgDatabase, query: NewsConditions, request: ServiceRequest) {
  return (most: number, at: ReturnType<typeof orderOf>['column'], order: SQL[]) => {
    const [own, shared] = kinds(query, request).map((found) =>
      db
        .select({ id: news.id, at })
        .from(news)
        .where(found)
        .orderBy(...order)
        .limit(most),
    );
    if (!own) throw new Error('there is always one kind');
    return (shared ? unionAll(own, shared) : own).as('part');
  };
}

/** How much news a filter finds; it counts no further than one beyond `newsTotalMost`. */
export async function countNews(
  db: NodePgDatabase,
  query: NewsConditions,
  request: ServiceRequest,
): Promise<number> {
  const some = partsOf(db, query, request)(newsTotalMost + 1, news.createdAt, []);
  const [counted] = await db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}

/** A page of news, newest first; its total counts no further than `newsTotalMost`. */
export const listNews =
  (db: NodePgDatabase) =>
  async ({ query }: { query: NewsFilter }, request: ServiceRequest): Promise<Page<NewsRow>> => {
    const { column, by } = orderOf(query.sort);
    const offset = (query.page - 1) * query.limit;

    const found = partsOf(db, query, request)(offset + query.limit, column, by);
    const way = query.sort && !query.sort.startsWith('-') ? asc : desc;
    const page = db
      .select()
      .from(found)
      .orderBy(way(found.at), way(found.id))
      .limit(query.limit)
      .offset(offset)
      .as('page');
    const [rows, total] = await Promise.all([
      db
        .select({ ...rowColumns, readers: readersOf(request) })
        .from(news)
        .innerJoin(page, eq(page.id, news.id))
        .orderBy(...by),
      countNews(db, query, request),
    ]);
    const shown = await listed(db, request, rows);
    return total > newsTotalMost
      ? { rows: shown, total: newsTotalMost, atLeast: true }
      : { rows: shown, total };
  };
