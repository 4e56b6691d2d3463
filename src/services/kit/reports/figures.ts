import type { z } from 'zod';
import type { ReportFigure, ReportTable } from './report';

/** A list's query as an address has it. */
type Query = Readonly<Record<string, string>>;
type About = Partial<Pick<ReportFigure, 'good'>>;

/** How many rows a list finds by a query: read by the list's own filter, counted by its own conditions. */
export const counting =
  <Filter extends z.ZodType>(
    page: string,
    filter: Filter,
    count: (asked: z.output<Filter>) => Promise<number>,
  ) =>
  /** Of a list's rows; `before` asks for those that it is compared with. */
  async (
    key: string,
    query: Query,
    { before, good = null }: About & { before?: Query } = {},
  ): Promise<ReportFigure> => {
    const of = (asked: Query) => count(filter.parse(asked));
    const [value, past] = await Promise.all([of(query), before ? of(before) : null]);
    return { key, unit: 'count', value, before: past, good, page, query };
  };

/** A number that is no count of rows, and the list that it is taken from. */
export const figureOf = (
  [key, unit, value, before]: readonly [
    key: string,
    unit: ReportFigure['unit'],
    value: number | null,
    before: number | null,
  ],
  page: string,
  query: Query = {},
  good: ReportFigure['good'] = null,
): ReportFigure => ({ key, unit, value, before, good, page, query });

/** A table without its personal columns, unless they were asked for. */
export function shownTable(
  { key, columns, rows }: ReportTable,
  { personal }: { personal: boolean },
): ReportTable {
  const isShown = columns.map((column) => personal || !column.personal);
  return {
    key,
    columns: columns.filter((_, at) => isShown[at]),
    rows: rows.map((row) => row.filter((_, at) => isShown[at])),
  };
}

/** A table shows no more rows than these. */
export const mostRows = 50;

/** A part of a whole in basis points, rounded half up; only all is all. Null of nothing. */
export function shareOrNone(part: number, all: number): number | null {
  if (all <= 0) return null;
  if (part >= all) return 10_000;
  return Math.min(9_999, Math.round((part * 10_000) / all));
}
