import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { newsFilter } from '@/contracts/news/news';
import { counting, figureOf, mostRows, shareOrNone } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { ReportMaker } from '@/services/kit/reports/report';
import { review } from './board';
import { newsAt } from './list';
import type { People } from './readers';
import { news, newsReads } from './tables';

interface Deps {
  db: NodePgDatabase;
  /** Those who read a property's news. */
  people: People;
}

const page = '/news';

/** What was published and who has read it, and what still waits. */
export function newsReports({ db, people }: Deps): ReportMaker[] {
  /** What was published within days, the latest first, each with how many have read it here. */
  const publishedIn = (propertyId: string, published: string) =>
    db
      .select({
        ...{ title: news.titleTh, at: news.publishedAt },
        read: sql`(select count(*) from ${newsReads} where ${newsReads.newsId} = ${news.id}
          and ${eq(newsReads.propertyId, propertyId)})`.mapWith(Number),
      })
      .from(news)
      .where(newsAt(propertyId, { published }))
      .orderBy(desc(news.publishedAt), desc(news.id));

  const maker = ofFeature(db, {
    ...{ kind: 'news', needs: 'news:view', feature: 'news' },
    read: async (propertyId, span) => {
      const total = counting(page, newsFilter, (asked) =>
        db.$count(news, newsAt(propertyId, asked)),
      );
      const published = writeSpan(span);
      const past = writeSpan(span.before);
      const [out, scheduled, toReview, rows, rowsBefore, numbers] = await Promise.all([
        total('published', { published }, { before: { published: past } }),
        total('scheduled', { publishState: 'scheduled' }),
        total('toReview', review, { good: 'less' }),
        publishedIn(propertyId, published),
        publishedIn(propertyId, past),
        people.numbers([propertyId]),
      ]);
      const readers = numbers.get(propertyId) ?? 0;
      const shareOf = (some: typeof rows) =>
        shareOrNone(
          some.reduce((all, { read }) => all + read, 0),
          some.length * readers,
        );
      return {
        figures: [
          out,
          figureOf(
            ['readers', 'share', shareOf(rows), shareOf(rowsBefore)],
            ...([page, { published }, 'more'] as const),
          ),
          ...[scheduled, toReview],
        ],
        tables: [
          {
            key: 'published',
            columns: [
              { key: 'title', unit: 'text' },
              { key: 'publishedAt', unit: 'instant' },
              { key: 'read', unit: 'count' },
              { key: 'readers', unit: 'share' },
            ],
            rows: rows
              .slice(0, mostRows)
              .map(({ title, at, read }) => [title, at, read, shareOrNone(read, readers)]),
          },
        ],
      };
    },
  });
  return [maker];
}
