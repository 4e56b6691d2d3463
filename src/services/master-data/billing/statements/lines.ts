import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type LineState,
  lineStates,
  openStates,
  type statementEndpoints,
  type statementFilter,
} from '@/contracts/billing/statements/statement';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { perRequest } from '@/services/kit/calls/per-request';
import { holding, orderBy } from '@/services/kit/records/page-of';
import { bareNumberOf } from '@/services/kit/text/unit-number';
import { closedMonths } from '@/services/master-data/billing/books/ledger';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { lettersOf } from './match/words';
import { offered, selectLines, shownLine, shownLines } from './shown';
import { statementLines as line } from './tables';
import { isBooked, isWaiting, owingUnits, waitingOf } from './waiting';

type Filter = Omit<z.output<typeof statementFilter>, 'page' | 'limit'>;
type Reads = Pick<typeof statementEndpoints, 'list' | 'get' | 'counts' | 'sure' | 'find'>;

const isOut = and(lt(line.amount, 0), isNull(line.bookedTo));
const isAside = and(gt(line.amount, 0), ne(line.asideReason, ''));
const sorts = { day: line.day, amount: line.amount };
const ordered = (sort: string | undefined): SQL[] => {
  const isUp = sort === 'day';
  // Of one day as the bank lists them.
  const within = isUp
    ? [sql`${line.time}`, sql`${line.place}`]
    : [desc(line.time), desc(line.place)];
  const [first, ...tie] = orderBy(sort ?? '-day', sorts, line.id);
  return first ? [first, ...within, ...tie] : tie;
};

const isOpenState = (state: Filter['state']): state is 'open' | (typeof openStates)[number] =>
  state === 'open' || openStates.some((one) => one === state);

function inState(state: Filter['state']): SQL | undefined {
  if (state === 'all') return undefined;
  if (isOpenState(state)) return isWaiting;
  return { booked: isBooked, out: isOut, aside: isAside, other: or(isOut, isAside) }[state];
}

type Asked = Omit<Filter, 'state'> & { state?: Filter['state'] };
const found = (propertyId: string, { state = 'all', accountId, period, keywords }: Asked) =>
  and(
    eq(line.propertyId, propertyId),
    inState(state),
    accountId ? eq(line.accountId, accountId) : undefined,
    period ? inMonth(line.day, period) : undefined,
    holding(
      ...([keywords, line.description, line.reference, line.bookedNote] as const),
      ...([receipts.unitNumber, receipts.number] as const),
    ),
  );

const mostFound = 8;

/** The lines of the property's statements, and whose each may be. */
export function lineReads(db: NodePgDatabase): Handlers<Reads> {
  const waiting = perRequest(({ propertyId }: ServiceRequest) => waitingOf(db, propertyId));

  /** The lines that wait, of a state, in the order that is asked for. */
  async function openIds(request: ServiceRequest, query: Filter): Promise<string[]> {
    const [{ judged }, rows] = await Promise.all([
      waiting(request),
      db
        .select({ id: line.id })
        .from(line)
        .leftJoin(receipts, eq(receipts.id, line.receiptId))
        .where(found(request.propertyId, query))
        .orderBy(...ordered(query.sort)),
    ]);
    return rows
      .map(({ id }) => id)
      .filter((id) => query.state === 'open' || judged.get(id)?.state === query.state);
  }

  async function byIds(request: ServiceRequest, ids: readonly string[]) {
    if (ids.length === 0) return [];
    const rows = await selectLines(db).where(inArray(line.id, [...ids]));
    const shown = await shownLines(db, rows, () => waiting(request));
    const place = new Map(ids.map((id, at) => [id, at]));
    return shown.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  }

  return {
    list: async ({ query }, request) => {
      const { page, limit, ...filter } = query;
      const from = (page - 1) * limit;
      if (isOpenState(filter.state)) {
        const ids = await openIds(request, filter);
        return { rows: await byIds(request, ids.slice(from, from + limit)), total: ids.length };
      }
      const where = found(request.propertyId, filter);
      const [rows, [counted]] = await Promise.all([
        selectLines(db)
          .where(where)
          .orderBy(...ordered(filter.sort))
          .limit(limit)
          .offset(from),
        db
          .select({ total: sql`count(*)`.mapWith(Number) })
          .from(line)
          .leftJoin(receipts, eq(receipts.id, line.receiptId))
          .where(where),
      ]);
      const shown = await shownLines(db, rows, () => waiting(request));
      return { rows: shown, total: counted?.total ?? 0 };
    },

    get: ({ params }, { propertyId }) => shownLine(db, propertyId, params.id),

    counts: async ({ query }, request) => {
      const [{ judged }, rows] = await Promise.all([
        waiting(request),
        db
          .select({
            id: line.id,
            amount: line.amount,
            state: sql<LineState>`case when ${isBooked} then 'booked' when ${isOut} then 'out'
              when ${line.asideReason} <> '' then 'aside' else 'left' end`,
          })
          .from(line)
          .leftJoin(receipts, eq(receipts.id, line.receiptId))
          .where(found(request.propertyId, query)),
      ]);
      const states = rows.map(({ id, amount, state }) => ({
        amount,
        state: state === 'left' ? (judged.get(id)?.state ?? state) : state,
      }));
      return lineStates.map((state) => {
        const own = states.filter((one) => one.state === state);
        return { state, count: own.length, amount: totalOf(own) };
      });
    },

    sure: async ({ query }, request) => {
      const ids = await openIds(request, { ...query, state: 'sure', sort: 'day' });
      const closed = await closedMonths(db, request.propertyId);
      // A receipt is of the day of its money, which a month that is closed takes no more.
      const lines = (await byIds(request, ids)).filter(
        ({ day, candidates: [first] }) => first?.receiptId || !closed.has(day.slice(0, 7)),
      );
      const amount = totalOf(lines);
      return { lines, amount, inWords: inWords(amount) };
    },

    find: async ({ query: { keywords, lineId } }, { propertyId }) => {
      const [known, own] = await Promise.all([
        owingUnits(db, propertyId),
        shownLine(db, propertyId, lineId),
      ]);
      const bare = bareNumberOf(keywords);
      const letters = lettersOf(keywords);
      const satang = Math.round(Number(keywords.replace(/[,\s]/g, '')) * 100);
      const owedBy = (id: string) =>
        totalOf(
          known.invoices.flatMap(({ unitId, owed }) => (unitId === id ? [{ amount: owed }] : [])),
        );
      const isAmount = (id: string) =>
        satang > 0 &&
        (owedBy(id) === satang ||
          known.invoices.some(({ unitId, owed }) => unitId === id && owed === satang));
      return known.units
        .filter(
          ({ id, number, people }) =>
            (bare && bareNumberOf(number).includes(bare)) ||
            (letters.length > 1 && people.some((name) => lettersOf(name).includes(letters))) ||
            isAmount(id),
        )
        .slice(0, mostFound)
        .map(({ id: unitId }) => {
          const owed = owedBy(unitId);
          const fit =
            owed === own.amount
              ? ('exact' as const)
              : owed < own.amount
                ? ('more' as const)
                : ('less' as const);
          return offered(known, { unitId, invoices: [], receipt: null, reasons: [fit] });
        });
    },
  };
}
