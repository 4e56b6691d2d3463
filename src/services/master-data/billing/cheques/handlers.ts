import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cheque, ChequeState, chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { holding } from '@/services/kit/records/page-of';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { exact } from '@/services/master-data/billing/satang-sum';
import { bounceCheque, clearCheque } from './end';
import { cheques } from './tables';

/** Cheques, what they paid and what became of them. */
export function chequeHandlers(db: NodePgDatabase): Handlers<typeof chequeEndpoints> {
  /** What the receipts of each come to; those that count, else all as they were. */
  function paid(propertyId: string) {
    const counts = sql`count(*) filter (where ${receipts.voidedAt} is null)`;
    const first = <T>(of: SQL) => sql<T>`(array_agg(${of} order by ${receipts.serial}))[1]`;
    return db
      .select({
        chequeId: receipts.chequeId,
        counting: counts.as('counting'),
        amount: sql`case when ${counts} > 0
          then sum(${receipts.amount}) filter (where ${receipts.voidedAt} is null)
          else sum(${receipts.amount}) end`.as('paid_amount'),
        takenOn: sql<string>`min(${receipts.day})::text`.as('taken_on'),
        receiptId: first<string>(sql`${receipts.id}`).as('receipt_id'),
        receiptNumber: first<string>(sql`${receipts.number}`).as('receipt_number'),
        payerName: first<string>(sql`${receipts.payerName}`).as('payer'),
        units: sql<string>`string_agg(${receipts.unitNumber}, ', ' order by ${receipts.serial})`.as(
          'unit_numbers',
        ),
        reason: first<string>(sql`${receipts.voidReason}`).as('reason'),
      })
      .from(receipts)
      .where(and(eq(receipts.propertyId, propertyId), isNotNull(receipts.chequeId)))
      .groupBy(receipts.chequeId)
      .as('paid');
  }

  function found(propertyId: string) {
    const its = paid(propertyId);
    const state: SQL<ChequeState> = sql`case when ${cheques.bouncedAt} is not null
      or ${its.counting} = 0 then 'bounced'
      when ${cheques.clearedOn} is not null then 'cleared' else 'clearing' end`;
    const rows = (where: SQL | undefined) =>
      db
        .select({
          id: cheques.id,
          number: cheques.number,
          bank: cheques.bank,
          day: cheques.day,
          amount: sql`${its.amount}`.mapWith(exact),
          state,
          unitNumber: its.units,
          payerName: its.payerName,
          takenOn: its.takenOn,
          clearedOn: cheques.clearedOn,
          reason: sql<string>`coalesce(${its.reason}, '')`,
          receiptId: its.receiptId,
          receiptNumber: its.receiptNumber,
        })
        .from(cheques)
        .innerJoin(its, eq(its.chequeId, cheques.id))
        .where(and(eq(cheques.propertyId, propertyId), where))
        // What waits for the bank first, by the day that is written on it.
        .orderBy(sql`${state} <> 'clearing'`, asc(cheques.day), desc(cheques.createdAt));
    const total = (where: SQL | undefined) =>
      db
        .select({ n: count() })
        .from(cheques)
        .innerJoin(its, eq(its.chequeId, cheques.id))
        .where(and(eq(cheques.propertyId, propertyId), where));
    return { its, state, rows, total };
  }

  async function told(request: ServiceRequest, id: string): Promise<Cheque> {
    for (const feature of ['receipts', 'invoices'] as const) request.changed(feature);
    const [row] = await found(request.propertyId).rows(eq(cheques.id, id));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  return {
    list: async ({ query }, { propertyId }) => {
      const { its, state, rows, total } = found(propertyId);
      const where = and(
        holding(
          query.keywords,
          cheques.number,
          cheques.bank,
          sql`${its.units}`,
          sql`${its.payerName}`,
          sql`${its.receiptNumber}`,
        ),
        query.state && eq(state, query.state),
      );
      const [page, [all]] = await Promise.all([
        rows(where)
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        total(where),
      ]);
      return { rows: page, total: all?.n ?? 0 };
    },

    clear: async ({ params: { id }, body: { clearedOn } }, request) => {
      await db.transaction((tx) => clearCheque(tx, request, { id, clearedOn }));
      return told(request, id);
    },

    bounce: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => bounceCheque(tx, request, { id, reason }));
      return told(request, id);
    },
  };
}
