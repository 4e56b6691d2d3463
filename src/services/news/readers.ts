import texts from '@locales/th/news.json';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsReader } from '@/contracts/news/news-readers';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { namesOfProperties } from '@/services/kit/content/targets';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { pageOf } from '@/services/kit/records/page-of';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { newsTargets } from './parts';
import { visible } from './place';
import { news, newsReads } from './tables';

/** What is asked about a property's people; whoever keeps them answers. */
export interface People {
  /** How many there are, by property; one without any may be left out. */
  numbers(propertyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Each of them once for each property, by name. */
  of(propertyIds: readonly string[]): Promise<readonly Person[]>;
}

interface Person {
  propertyId: string;
  accountId: string;
  fullname: string;
}

type Reading = Pick<Handlers<typeof newsEndpoints>, 'markRead' | 'readers' | 'readersDownload'>;
type Asked = { id: string; propertyId?: string | undefined };

/** More staff than any platform has. */
const mostReaders = 1_000_000;

const columns: XlsxColumn<NewsReader>[] = [
  { title: texts.item.readers.name, width: 32, value: ({ fullname }) => fullname },
  { title: texts.list.property, width: 32, value: ({ propertyNameTh }) => propertyNameTh },
  { title: texts.item.readers.at, width: 18, kind: 'instant', value: ({ readAt }) => readAt },
];

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

  /** Those of the properties who have not read it. */
  const unreadBy = async (newsId: string, propertyIds: readonly string[]) => {
    const key = ({ propertyId, accountId }: Omit<Person, 'fullname'>) => propertyId + accountId;
    const reads = await db.select().from(newsReads).where(eq(newsReads.newsId, newsId));
    const read = new Set(reads.map(key));
    return (await people.of(propertyIds)).filter((person) => !read.has(key(person)));
  };

  const readBy = (where: SQL | undefined, query: PageQuery) => {
    const select = db
      .select({
        accountId: newsReads.accountId,
        fullname: newsReads.fullname,
        propertyId: newsReads.propertyId,
        propertyNameTh: properties.nameTh,
        propertyNameEn: properties.nameEn,
        readAt: newsReads.readAt,
      })
      .from(newsReads)
      .innerJoin(properties, eq(properties.id, newsReads.propertyId))
      .$dynamic();
    const order = [desc(newsReads.readAt), desc(newsReads.accountId)];
    return pageOf(db, newsReads, { select, where, order, query });
  };

  /** What the caller may see of who has read news: of the place, or of the property that is asked for. */
  async function asked({ id, propertyId }: Asked, request: ServiceRequest) {
    const place = placeOf(request);
    if (place && propertyId && propertyId !== place) throw new Problem('FORBIDDEN');
    const [row] = await db
      .select({ id: news.id, propertyId: news.propertyId, title: news.titleTh })
      .from(news)
      .where(and(eq(news.id, id), visible(request)));
    if (!row) throw new Problem('NOT_FOUND');
    const at = place ?? propertyId;
    const targets = (await newsTargets.of(db, row)).filter((one) => !at || one === at);
    const found = and(eq(newsReads.newsId, id), at ? eq(newsReads.propertyId, at) : undefined);
    return { title: row.title, targets, names: await namesOfProperties(db, targets), found };
  }

  return {
    readersDownload: async ({ query: { id, propertyId, unread } }, request) => {
      const { title, found, targets, names } = await asked({ id, propertyId }, request);
      const all = { page: 1, limit: mostReaders };
      const { rows } = unread
        ? unreadPage(await unreadBy(id, targets), names, all)
        : await readBy(found, all);
      const side = texts.item.readers[unread ? 'unread' : 'read'];
      return xlsxFile({ name: `${title} ${side} ${bangkokDay(new Date())}`, columns, rows });
    },

    markRead: async ({ params: { id } }, request) => {
      const { propertyId, caller } = request;
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select({ state: news.publishState })
          .from(news)
          .where(and(eq(news.id, id), visible(request)))
          // Whoever takes the publication back sees this reading, or it sees that.
          .for('share');
        if (!row) throw new Problem('NOT_FOUND');
        // Taken back while it was read: nobody counts, and nobody did wrong.
        if (row.state !== 'published') return;
        const { accountId, fullname } = caller;
        const readAt = new Date().toISOString();
        await tx
          .insert(newsReads)
          .values({ newsId: id, propertyId, accountId, fullname, readAt })
          .onConflictDoNothing();
      });
      return { id };
    },

    readers: async ({ query: { id, propertyId, unread, ...paged } }, request) => {
      const { found, targets, names } = await asked({ id, propertyId }, request);
      const [page, read, there] = [
        unread ? unreadPage(await unreadBy(id, targets), names, paged) : await readBy(found, paged),
        await numberRead(id),
        await people.numbers(targets),
      ];
      return {
        ...page,
        properties: names.map((property) => {
          const readers = read.get(property.id) ?? 0;
          // Who has left since may still be among the readers.
          const all = Math.max(there.get(property.id) ?? 0, readers);
          const percent = all === 0 ? 0 : Math.round((readers / all) * 100);
          return {
            propertyId: property.id,
            nameTh: property.nameTh,
            nameEn: property.nameEn,
            readers,
            people: all,
            percent,
          };
        }),
      };
    },
  };
}

function unreadPage(
  all: readonly Person[],
  names: readonly { id: string; nameTh: string; nameEn: string }[],
  { page, limit }: PageQuery,
) {
  const places = new Map(names.map((place) => [place.id, place]));
  const rows = all.slice((page - 1) * limit, page * limit).map((person) => ({
    ...person,
    propertyNameTh: places.get(person.propertyId)?.nameTh ?? '',
    propertyNameEn: places.get(person.propertyId)?.nameEn ?? '',
    readAt: null,
  }));
  return { rows, total: all.length };
}
