import { and, count, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { newsEndpoints } from '@/contracts/news/endpoints';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/mount';
import { Problem } from '@/services/kit/problem';
import { placeOf, visible } from './place';
import { news, newsReads } from './tables';
import { namesOfTargets, targetsOf } from './targets';

/** What is asked about a property's people; whoever keeps them answers. */
export interface People {
  /** How many there are, by property; one without any may be left out. */
  numbers(propertyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

type Reading = Pick<Handlers<typeof newsEndpoints>, 'markRead' | 'readers'>;

/** Who has read news, and how many of those whom it is for. */
export function newsReading(db: NodePgDatabase, people: People): Reading {
  const numberRead = async (newsId: string) => {
    const rows = await db
      .select({ propertyId: newsReads.propertyId, n: count() })
      .from(newsReads)
      .where(eq(newsReads.newsId, newsId))
      .groupBy(newsReads.propertyId);
    return new Map(rows.map(({ propertyId, n }) => [propertyId, n]));
  };

  return {
    markRead: async ({ params: { id } }, request) => {
      const { propertyId, caller } = request;
      const [row] = await db
        .select({ state: news.publishState })
        .from(news)
        .where(and(eq(news.id, id), visible(request)));
      if (!row) throw new Problem('NOT_FOUND');
      if (row.state !== 'published') throw new Problem('NEWS_STATE');
      const { accountId, fullname } = caller;
      const readAt = new Date().toISOString();
      await db
        .insert(newsReads)
        .values({ newsId: id, propertyId, accountId, fullname, readAt })
        .onConflictDoNothing();
      return { id };
    },

    readers: async ({ query: { id, page, limit, propertyId } }, request) => {
      const place = placeOf(request);
      if (place && propertyId && propertyId !== place) throw new Problem('FORBIDDEN');
      const [row] = await db
        .select({ id: news.id, propertyId: news.propertyId })
        .from(news)
        .where(and(eq(news.id, id), visible(request)));
      if (!row) throw new Problem('NOT_FOUND');
      const asked = place ?? propertyId;
      const targets = (await targetsOf(db, row)).filter((one) => !asked || one === asked);
      const found = and(
        eq(newsReads.newsId, id),
        asked ? eq(newsReads.propertyId, asked) : undefined,
      );
      const rows = await db
        .select({
          accountId: newsReads.accountId,
          fullname: newsReads.fullname,
          propertyId: newsReads.propertyId,
          propertyNameTh: properties.nameTh,
          readAt: newsReads.readAt,
        })
        .from(newsReads)
        .innerJoin(properties, eq(properties.id, newsReads.propertyId))
        .where(found)
        .orderBy(desc(newsReads.readAt), desc(newsReads.accountId))
        .limit(limit)
        .offset((page - 1) * limit);
      const [totals] = await db.select({ total: count() }).from(newsReads).where(found);
      const [names, read, there] = [
        await namesOfTargets(db, targets),
        await numberRead(id),
        await people.numbers(targets),
      ];
      return {
        rows,
        total: totals?.total ?? 0,
        properties: names.map((property) => {
          const readers = read.get(property.id) ?? 0;
          // Who has left since may still be among the readers.
          const all = Math.max(there.get(property.id) ?? 0, readers);
          const percent = all === 0 ? 0 : Math.round((readers / all) * 100);
          return {
            propertyId: property.id,
            nameTh: property.nameTh,
            readers,
            people: all,
            percent,
          };
        }),
      };
    },
  };
}
