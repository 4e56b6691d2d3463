import { and, asc, eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { newsFilter } from '@/contracts/news/news';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { listNews } from './list';
import { news } from './tables';

const shown = 4;
/** Drafts that somebody other than their author has to look at. */
const review = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;
const page = '/news';
const scheduled = { publishState: 'scheduled' } as const;
const unread = { unread: 'true' } as const;

const total = (db: NodePgDatabase, request: ServiceRequest, query: object) =>
  listNews(db)({ query: newsFilter.parse({ limit: 1, ...query }) }, request).then(
    (found) => found.total,
  );

/** What a property's first screen shows of its news. */
export const newsBoard =
  (db: NodePgDatabase): ReadPart<'news'> =>
  async (request) => {
    const [due, pending, left, first] = await Promise.all([
      total(db, request, scheduled),
      total(db, request, review),
      total(db, request, unread),
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
      toReview: { n: pending, page, query: review },
      unread: { n: left, page, query: unread },
      first: first.map(({ state, ...one }) => ({ ...one, review: state === 'draft' })),
    };
  };

/** News that waits for a reviewer: one's own is another's to look at. */
export const newsWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'newsToReview',
    needs: ['news:approve'],
    read: async (request) => {
      const { rows, total: n } = await listNews(db)(
        { query: newsFilter.parse({ limit: 20, sort: 'createdAt', ...review }) },
        request,
      );
      const others = rows.filter(({ createdBy }) => createdBy !== request.caller.fullname);
      const [first] = others;
      if (!first) return [];
      return [
        {
          ...{ n, page, query: review, urgency: 'us', about: first.titleTh, amount: null },
          at: first.createdAt,
        },
      ];
    },
  },
];
