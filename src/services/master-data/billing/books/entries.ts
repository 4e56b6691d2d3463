import texts from '@locales/th/ledger.json';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { type LedgerEntry, ledgerColumns, type ledgerEndpoints } from '@/contracts/billing/ledger';
import type { Handlers } from '@/services/kit/calls/mount';
import { foundFile } from '@/services/kit/files/list-file';
import { holding, orderBy } from '@/services/kit/records/page-of';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { units } from '@/services/master-data/units/tables';
import { journalFile } from './journal';
import { inSum } from './sums';
import { ledgerEntries as table } from './tables';

type Query = Omit<z.output<typeof ledgerEndpoints.list.call>['query'], 'page' | 'limit'>;

const sorts = { day: table.day, number: table.number };

/** What was posted together stays together, its debits first. */
function ordered(sort = '-day'): SQL[] {
  const by = orderBy(sort, sorts, table.id);
  const number = sort.startsWith('-') ? desc(table.number) : asc(table.number);
  return [...by.slice(0, -1), number, asc(table.posting), desc(table.amount), ...by.slice(-1)];
}

const found = (
  { keywords, period, sums, account, fund, bankAccountId }: Query,
  propertyId: string,
) =>
  and(
    eq(table.propertyId, propertyId),
    holding(keywords, table.number),
    period === undefined ? undefined : inMonth(table.day, period),
    sums && inSum(table, sums),
    account && eq(table.account, account),
    fund && eq(table.fund, fund),
    bankAccountId ? eq(table.bankAccountId, bankAccountId) : undefined,
  );

/** The lines of the books, and what those that are asked for come to. */
export function ledgerHandlers(db: NodePgDatabase): Handlers<typeof ledgerEndpoints> {
  const select = () =>
    db
      .select({
        id: table.id,
        day: table.day,
        what: table.what,
        paperId: table.paperId,
        number: table.number,
        unitId: table.unitId,
        unitNumber: sql<string>`coalesce(${units.number}, '')`,
        account: table.account,
        fund: table.fund,
        amount: table.amount,
      })
      .from(table)
      .leftJoin(units, eq(units.id, table.unitId))
      .$dynamic();
  const shown = ({ amount, ...row }: Awaited<ReturnType<typeof select>>[number]): LedgerEntry => ({
    ...row,
    ...{ debit: Math.max(0, amount), credit: Math.max(0, -amount) },
  });

  return {
    list: async ({ query }, { propertyId }) => {
      const where = found(query, propertyId);
      const [rows, [all]] = await Promise.all([
        select()
          .where(where)
          .orderBy(...ordered(query.sort))
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db
          .select({
            total: count(),
            debit: sumOf(sql`greatest(${table.amount}, 0)`),
            credit: sumOf(sql`greatest(-${table.amount}, 0)`),
          })
          .from(table)
          .where(where),
      ]);
      const { total = 0, debit = 0, credit = 0 } = all ?? {};
      return { ...{ total, debit, credit }, rows: rows.map(shown), sum: debit - credit };
    },

    download: ({ query }, { propertyId }) =>
      foundFile<LedgerEntry>(
        db,
        table,
        { columns: ledgerColumns, texts },
        {
          where: found(query, propertyId),
          order: ordered(query.sort),
          read: async (ids) => (await select().where(inArray(table.id, ids))).map(shown),
        },
      ),

    journal: ({ query: { period } }, { propertyId }) => journalFile(db, propertyId, period),
  };
}
