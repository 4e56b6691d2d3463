import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { CommissionLine, Owed } from '@/contracts/admin-order/commission';
import { shareOf } from '@/contracts/kit/fields/satang';
import { orders } from '@/services/admin-order/orders/tables';
import { properties } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { commissionLines, commissionRates, commissionSettlements } from './tables';

/** Whose month it is. */
export interface Owing {
  month: string;
  propertyId: string;
  vendorId: string;
}

type Line = CommissionLine & { propertyId: string; vendorId: string; vendorName: string };

/** The orders that were done in a month and not paid back: these, and no others, are owed for. */
const doneIn = (month: string, more: SQL | undefined) => {
  const [from, to] = bangkokMonthRange(month);
  return and(eq(orders.status, 'done'), gte(orders.doneAt, from), lt(orders.doneAt, to), more);
};

/** The rate of each service in a month: a property's own goes before the platform's. */
async function ratesIn(db: Db, month: string) {
  const rows = await db
    .select()
    .from(commissionRates)
    .where(
      and(
        lte(commissionRates.fromMonth, month),
        or(isNull(commissionRates.toMonth), gte(commissionRates.toMonth, month)),
      ),
    );
  return (serviceId: string, propertyId: string): number | null => {
    const of = (place: string | null) =>
      rows.find((one) => one.serviceId === serviceId && one.propertyId === place);
    return (of(propertyId) ?? of(null))?.basisPoints ?? null;
  };
}

/**
 * The orders of a month with what is owed for each: as it was settled, or by the rates as they are
 * now. Locked, none of them is paid back before the transaction ends.
 */
export async function linesIn(
  db: Db,
  month: string,
  more: SQL | undefined,
  { locked = false } = {},
): Promise<Line[]> {
  const select = db
    .select()
    .from(orders)
    .where(doneIn(month, more))
    .orderBy(asc(orders.doneAt), asc(orders.id));
  const [rows, rateOf] = await Promise.all([
    locked ? select.for('update') : select,
    ratesIn(db, month),
  ]);
  const ids = rows.map(({ id }) => id);
  const settled = ids.length
    ? await db.select().from(commissionLines).where(inArray(commissionLines.orderId, ids))
    : [];
  return rows.map((row) => {
    const known = settled.find(({ orderId }) => orderId === row.id);
    const grossSatang = known?.grossSatang ?? row.totalSatang;
    const basisPoints = known?.basisPoints ?? rateOf(row.serviceId, row.propertyId);
    const { id, number, propertyId, serviceTh, customerName, vendorName } = row;
    return {
      ...{ id, number, propertyId, serviceTh, customerName, vendorName, grossSatang, basisPoints },
      doneAt: row.doneAt ?? row.updatedAt,
      vendorId: row.vendorId ?? '',
      commissionSatang: known?.commissionSatang ?? shareOf(grossSatang, basisPoints ?? 0),
    };
  });
}

const sum = (lines: readonly Line[], field: 'grossSatang' | 'commissionSatang') =>
  lines.reduce((all, line) => all + line[field], 0);

/** What lines of one vendor come to. */
export const summed = (lines: readonly Line[]) => ({
  orders: lines.length,
  unrated: lines.filter(({ basisPoints }) => basisPoints === null).length,
  grossSatang: sum(lines, 'grossSatang'),
  commissionSatang: sum(lines, 'commissionSatang'),
});

/** What each vendor owes for a month, at a property or at all of them. */
export async function owedIn(
  db: Db,
  month: string,
  propertyId: string | null,
  vendorId?: string,
): Promise<Owed[]> {
  const here = and(
    propertyId ? eq(orders.propertyId, propertyId) : undefined,
    vendorId ? eq(orders.vendorId, vendorId) : undefined,
  );
  const [lines, settlements, places] = await Promise.all([
    linesIn(db, month, here),
    db.select().from(commissionSettlements).where(eq(commissionSettlements.month, month)),
    db
      .select({ id: properties.id, nameTh: properties.nameTh })
      .from(properties)
      .orderBy(inThaiOrder(properties.nameTh)),
  ]);
  return places.flatMap(({ id: propertyId, nameTh }) => {
    const held = lines.filter((line) => line.propertyId === propertyId);
    const vendors = new Map(held.map((line) => [line.vendorId, line.vendorName]));
    return [...vendors].map(([vendorId, vendorName]) => {
      const settled = settlements.find(
        (one) => one.propertyId === propertyId && one.vendorId === vendorId,
      );
      return {
        ...{ id: `${propertyId}.${vendorId}`, propertyId, propertyTh: nameTh },
        ...{ vendorId, vendorName },
        ...summed(held.filter((line) => line.vendorId === vendorId)),
        settled: settled ? { number: settled.number, at: settled.at, by: settled.by } : null,
      };
    });
  });
}
