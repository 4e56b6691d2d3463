import { and, asc, count, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { newsFilter, newsTotalMost } from '@/contracts/news/news';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { perRequest } from '@/services/kit/calls/per-request';
import { countNews, kinds } from './list';
import { news, newsReads } from './tables';

const shown = 4;
/** Drafts that somebody other than their author has to look at. */
export const review = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;
const page = '/news';
const scheduled = { publishState: 'scheduled' } as const;
const unread = { unread: 'true' } as const;

const weekMs = 7 * 86_400_000;
/** Older ones are read by few. */
const readOf = 100;

/** How often a property's latest own news was read in seven days, and in the seven before. */
async function readsOf(db: NodePgDatabase, propertyId: string) {
  const [since, before] = [1, 2].map((weeks) =>
    new Date(Date.now() - weeks * weekMs).toISOString(),
  );
  const latest = db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.propertyId, propertyId), eq(news.publishState, 'published')))
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(readOf);
  const { readAt, newsId } = newsReads;
  const [row] = await db
    .select({
      both: count(),
      read: sql`count(*) filter (where ${readAt} >= ${since})`.mapWith(Number),
    })
    .from(newsReads)
    .where(and(inArray(newsId, latest), gte(readAt, String(before))));
  const { both = 0, read = 0 } = row ?? {};
  return { read, readBefore: both - read };
}

/** What a property's first screen shows of its news, and what waits for a reviewer there. */
export function newsHome(db: NodePgDatabase): { board: ReadPart<'news'>; work: WaitingWork[] } {
  const total = (query: object, request: ServiceRequest) =>
    countNews(db, newsFilter.parse(query), request).then((n) => Math.min(n, newsTotalMost));
  const pending = perRequest((request) => total(review, request));

  const board: ReadPart<'news'> = async (request) => {
    const [due, toReview, left, reads, first] = await Promise.all([
      total(scheduled, request),
      pending(request),
      total(unread, request),
      readsOf(db, request.propertyId),
      db
        .select({
          ...{ id: news.id, titleTh: news.titleTh, titleEn: news.titleEn, titleCn: news.titleCn },
          ...{ publishAt: news.publishAt, state: news.publishState },
        })
        .from(news)
        .where(
          and(
            eq(news.propertyId, request.propertyId),
            or(
              eq(news.publishState, 'scheduled'),
              and(eq(news.publishState, 'draft'), eq(news.review, 'pending')),
            ),
          ),
        )
        .orderBy(asc(news.publishAt), asc(news.createdAt))
        .limit(shown),
    ]);
    return {
      scheduled: { n: due, page, query: scheduled },
      toReview: { n: toReview, page, query: review },
      unread: { n: left, page, query: unread },
      ...reads,
      first: first.map(({ state, ...one }) => ({ ...one, review: state === 'draft' })),
    };
  };

  /** One's own is another's to look at. */
  const toReview: WaitingWork['read'] = async (request) => {
    const [n, [first]] = await Promise.all([
      pending(request),
      db
        .select({ titleTh: news.titleTh, createdAt: news.createdAt })
        .from(news)
        .where(
          and(
            or(...kinds(newsFilter.parse(review), request)),
            ne(news.createdById, request.caller.accountId),
            ne(news.writtenById, request.caller.accountId),
          ),
        )
        .orderBy(asc(news.createdAt))
        .limit(1),
    ]);
    if (!first) return [];
    const { titleTh: about, createdAt: at } = first;
    return [{ n, page, query: review, urgency: 'us', about, amount: null, at }];
  };
  return { board, work: [{ kind: 'newsToReview', needs: ['news:approve'], read: toReview }] };
}
