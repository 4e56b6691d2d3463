import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { newsFilter, newsTotalMost } from '@/contracts/news/news';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { perRequest } from '@/services/kit/calls/per-request';
import { countNews, kinds } from './list';
import { news } from './tables';

const shown = 4;
/** Drafts that somebody other than their author has to look at. */
export const review = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;
const page = '/news';
const scheduled = { publishState: 'scheduled' } as const;
const unread = { unread: 'true' } as const;

/** What a property's first screen shows of its news, and what waits for a reviewer there. */
export function newsHome(db: NodePgDatabase): { board: ReadPart<'news'>; work: WaitingWork[] } {
  const total = (query: object, request: ServiceRequest) =>
    countNews(db, newsFilter.parse(query), request).then((n) => Math.min(n, newsTotalMost));
  const pending = perRequest((request) => total(review, request));

  const board: ReadPart<'news'> = async (request) => {
    const [due, toReview, left, first] = await Promise.all([
      total(scheduled, request),
      pending(request),
      total(unread, request),
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
            ne(news.createdBy, request.caller.fullname),
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
