import { and, asc, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type {
  Settlement,
  SettlementDetail,
  SettlementDifference,
} from '@/contracts/billing/settlement';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { settlementLines, settlements } from './tables';

type Row = typeof settlements.$inferSelect;
type Line = typeof settlementLines.$inferSelect;
type Payment = typeof gatewayPayments.$inferSelect;

/** Bangkok's midnight of a day. */
const midnight = (day: string) => `${day}T00:00:00+07:00`;

const sumOf = (lines: readonly Line[], of: 'gross' | 'fee' | 'vat' | 'net') =>
  lines.reduce((sum, line) => sum + line[of], 0);

const unknownHere = ({ line, charge, day, gross }: Line): SettlementDifference => ({
  ...{ id: `row ${line}`, issue: 'missingHere', charge, day, unitNumber: '', paymentId: null },
  ...{ here: null, there: gross },
});

const notThere = ({ id, charge, unitNumber, paidAt, ...row }: Payment): SettlementDifference => ({
  ...{ id, issue: 'missingThere', charge: charge ?? '', unitNumber, paymentId: id, there: null },
  ...{ day: bangkokDay(new Date(paidAt ?? row.createdAt)), here: row.gatewayAmount },
});

/** What a settlement says of a property, beside what the property's payments say. */
export async function settlementDetail(db: Db, settlement: Row): Promise<SettlementDetail> {
  const { id, propertyId } = settlement;
  const lines = await db
    .select()
    .from(settlementLines)
    .where(eq(settlementLines.settlementId, id))
    .orderBy(asc(settlementLines.line));
  const names = [...new Set(lines.map(({ charge }) => charge))];
  const known = await db
    .select()
    .from(gatewayPayments)
    .where(inArray(gatewayPayments.charge, names));
  const byCharge = new Map(known.map((payment) => [payment.charge, payment]));
  const own = lines.filter(
    ({ charge }) => (byCharge.get(charge)?.propertyId ?? propertyId) === propertyId,
  );
  const days = lines.map(({ day }) => day).sort();
  const brought = bangkokDay(new Date(settlement.at));
  const [from = brought, to = brought] = [days.at(0), days.at(-1)];
  const elsewhere = await db
    .select({ charge: settlementLines.charge })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .where(
      and(
        eq(settlements.propertyId, propertyId),
        ne(settlements.id, id),
        lt(settlements.at, settlement.at),
        inArray(settlementLines.charge, names),
      ),
    );
  const settledBefore = new Set(elsewhere.map(({ charge }) => charge));
  const unsettled = await db
    .select()
    .from(gatewayPayments)
    .where(
      and(
        eq(gatewayPayments.propertyId, propertyId),
        inArray(gatewayPayments.state, ['paid', 'done']),
        isNotNull(gatewayPayments.charge),
        gte(gatewayPayments.paidAt, midnight(from)),
        lt(gatewayPayments.paidAt, midnight(dayAfter(to, 1))),
        sql`not exists (select 1 from ${settlementLines} join ${settlements}
          on ${settlements.id} = ${settlementLines.settlementId}
          where ${settlements.propertyId} = ${propertyId}
          and ${settlementLines.charge} = ${gatewayPayments.charge})`,
      ),
    )
    .orderBy(asc(gatewayPayments.paidAt));

  const seen = new Set<string>();
  const differences = own.flatMap((line): SettlementDifference[] => {
    const payment = byCharge.get(line.charge);
    if (!payment) return [unknownHere(line)];
    const there = line.gross;
    const about = {
      id: `row ${line.line}`,
      ...{ charge: line.charge, day: line.day, unitNumber: payment.unitNumber },
      ...{ paymentId: payment.id, here: payment.gatewayAmount, there },
    };
    const isAgain = seen.has(line.charge) || settledBefore.has(line.charge);
    seen.add(line.charge);
    if (isAgain) return [{ ...about, issue: 'again' }];
    if (payment.gatewayAmount !== there) return [{ ...about, issue: 'amount' }];
    const isWhole = line.net === there - line.fee - line.vat;
    return isWhole
      ? []
      : [{ ...about, issue: 'sum', here: there - line.fee - line.vat, there: line.net }];
  });
  const shown: Settlement = {
    ...{ id, fileName: settlement.fileName, by: settlement.by, at: settlement.at, from, to },
    rows: own.length,
    ...{ gross: sumOf(own, 'gross'), fee: sumOf(own, 'fee') },
    ...{ vat: sumOf(own, 'vat'), net: sumOf(own, 'net') },
  };
  return {
    ...shown,
    differences: [...differences, ...unsettled.map(notThere)],
    others: lines.length - own.length,
  };
}
