import { count, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { unionAll } from 'drizzle-orm/pg-core';
import type { newsEndpoints } from '@/contracts/news/endpoints';
import { type NewsView, newsTotalMost, newsViewNames, newsViews } from '@/contracts/news/news';
import type { Handlers } from '@/services/kit/calls/mount';
import { partsOf } from './list';
import { news } from './tables';

const most = newsTotalMost + 1;

/** How much there is to each view of the list, in one statement. */
export const newsTabs =
  (db: NodePgDatabase): Handlers<typeof newsEndpoints>['tabs'] =>
  async ({ query }, request) => {
    const [all, next, ...others] = newsViewNames.map((view) => {
      const found = partsOf(db, { ...query, ...newsViews[view] }, request);
      return db
        .select({ view: sql<NewsView>`${view}::text`, count: count() })
        .from(found(most, news.createdAt, []));
    });
    if (!all || !next) throw new Error('there are several views');
    const counted = await unionAll(all, next, ...others);
    const totals = new Map(counted.map((one) => [one.view, one.count]));
    return newsViewNames.map((view) => ({ view, count: Math.min(totals.get(view) ?? 0, most) }));
  };
