import { asc, count, desc, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { Db } from '@/services/kit/database/db';
import { contains } from '@/services/kit/text/thai-text';

/** A condition for rows in which any of the expressions holds the typed words. */
export function holding(
  keywords: string | undefined,
  ...anyOf: readonly (PgColumn | SQL)[]
): SQL | undefined {
  const like = keywords?.trim() && contains(normalThai(keywords));
  return like ? or(...anyOf.map((expression) => ilike(expression as PgColumn, like))) : undefined;
}

/** The order that `sort` asks for: `name` or `-name` of those offered, else the first of them. */
export function orderBy(
  asked: string | undefined,
  offered: Readonly<Record<string, PgColumn | SQL>>,
  tie: PgColumn,
): SQL[] {
  const name = asked?.replace('-', '') ?? '';
  const by = Object.hasOwn(offered, name) ? offered[name] : Object.values(offered)[0];
  const named = by && (asked?.startsWith('-') ? desc(by) : asc(by));
  return [...(named ? [named] : []), asc(tie)];
}

/**
 * One page of what a select over `table` finds, and how many rows of the table that is in all. The
 * select is `$dynamic()` and has no condition or order of its own yet; `kept` is how many there are where
 * that is known without counting them.
 */
export async function pageOf<S extends PgSelect>(
  db: Db,
  table: PgTable,
  {
    select,
    where,
    order,
    query,
    kept,
  }: {
    select: S;
    where: SQL | undefined;
    order: SQL[];
    query: PageQuery;
    kept?: Promise<number> | undefined;
  },
): Promise<{ rows: Awaited<S>; total: number }> {
  const page = select
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const counted = async () =>
    (await db.select({ total: count() }).from(table).where(where))[0]?.total ?? 0;
  const [rows, total] = await Promise.all([page, kept ?? counted()]);
  return { rows: rows as Awaited<S>, total };
}
