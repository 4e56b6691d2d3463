import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Deposit, depositEndpoints as endpoints } from '@/contracts/billing/deposits/deposit';
import type { depositKinds } from '@/contracts/billing/deposits/kinds';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { holding } from '@/services/kit/records/page-of';
import { once } from '@/services/kit/tries/claim-tries';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { exact } from '@/services/master-data/billing/satang-sum';
import { takenOff } from './held';
import { takeDeposit } from './take';

/** Money that units have left with the office. */
export function depositHandlers(db: NodePgDatabase): Handlers<typeof endpoints> {
  function found(propertyId: string) {
    const taken = takenOff(db, propertyId);
    const held = sql`${receipts.amount} - coalesce(${taken.amount}, 0)`;
    const counting = and(
      eq(receipts.propertyId, propertyId),
      isNotNull(receipts.deposit),
      isNull(receipts.voidedAt),
    );
    const rows = (where: SQL | undefined) =>
      db
        .select({
          id: receipts.id,
          number: receipts.number,
          unitId: receipts.unitId,
          unitNumber: receipts.unitNumber,
          payerName: receipts.payerName,
          kind: sql<(typeof depositKinds)[number]>`${receipts.deposit}`,
          day: receipts.day,
          amount: receipts.amount,
          held: held.mapWith(exact),
          asked: sql`coalesce(${taken.asked}, 0)`.mapWith(exact),
        })
        .from(receipts)
        .leftJoin(taken, eq(taken.receiptId, receipts.id))
        .where(and(counting, where))
        .orderBy(desc(receipts.day), desc(receipts.serial));
    const sums = (where: SQL | undefined) =>
      db
        .select({ total: count(), sum: sql`coalesce(sum(${held}), 0)`.mapWith(exact) })
        .from(receipts)
        .leftJoin(taken, eq(taken.receiptId, receipts.id))
        .where(and(counting, where));
    return { rows, sums, held };
  }

  return {
    list: async ({ query }, { propertyId }) => {
      const { rows, sums, held } = found(propertyId);
      const { keywords, kind, unitId } = query;
      const where = and(
        holding(keywords, receipts.number, receipts.unitNumber, receipts.payerName),
        kind && eq(receipts.deposit, kind),
        unitId === undefined ? undefined : eq(receipts.unitId, unitId),
        query.held === undefined ? undefined : query.held ? sql`${held} > 0` : sql`${held} = 0`,
      );
      const [page, [all]] = await Promise.all([
        rows(where)
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        sums(where),
      ]);
      return { rows: page, total: all?.total ?? 0, sum: all?.sum ?? 0 };
    },

    take: async ({ body: { id: tryId, ...sent } }, request): Promise<Deposit> => {
      const id = await db.transaction((tx) =>
        once(tx, endpoints.take, { request, id: tryId, sent }, () =>
          takeDeposit(tx, request, sent),
        ),
      );
      request.changed('receipts');
      const [row] = await found(request.propertyId).rows(eq(receipts.id, id));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },
  };
}
