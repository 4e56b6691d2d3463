import { and, eq, isNull } from 'drizzle-orm';
import { chargeKinds } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { ruledLines } from '@/services/master-data/billing/charges/lines';
import { waitingCharges } from '@/services/master-data/billing/invoices/charges';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { openSurcharges } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { meteredLines } from '@/services/master-data/billing/meters/lines';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { allDays, type BilledDays, type Draft, type Line, type Month } from './draft';
import { feeLines, feesAsked } from './fees';
import { waitingLine, withSurcharge } from './lines';
import { type Share, salesIn, sharedLines } from './sales';

const noSales: ReadonlyMap<string, Share[]> = new Map();

/** Whether some day is in both; an invoice for a whole month has all of them. */
const overlap = (one: BilledDays, other: BilledDays) =>
  one.fromDay === 0 || (one.fromDay <= other.untilDay && other.fromDay <= one.untilDay);

/** What the month would make of the units that have no invoice of it yet. */
export async function planMonth(db: Db, propertyId: string, { period, issuedOn }: Month) {
  const [settings, all, had, waiting, debts, metered, asked] = await Promise.all([
    billingOf(db, propertyId),
    billedUnits(db, propertyId),
    db
      .select({
        unitId: invoices.unitId,
        fromDay: invoices.fromDay,
        untilDay: invoices.untilDay,
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.propertyId, propertyId),
          eq(invoices.period, period),
          eq(invoices.source, 'own'),
          isNull(invoices.voidedAt),
        ),
      ),
    waitingCharges(db, propertyId),
    // A day to come is not late yet.
    openSurcharges(db, propertyId, issuedOn < today() ? issuedOn : today()),
    meteredLines(db, propertyId, period),
    feesAsked(db, propertyId, period),
  ]);
  const sales = settings.prorateSales ? await salesIn(db, propertyId, period) : noSales;
  const issued = grouped(had, ({ unitId }) => unitId);
  const fees = feeLines({ settings, ...asked }, all);
  const ruled = ruledLines(asked.rules, all, asked);
  const waits = grouped(waiting, ({ unitId }) => unitId);
  const owing = grouped(debts, ({ unitId }) => unitId);
  const drafts = all.flatMap((unit): Draft[] => {
    const had = issued.get(unit.id) ?? [];
    const shares = sales.get(unit.id);
    // What is left of a sale's month is a share that was voided; a whole one leaves nothing.
    if (had.length > 0 && !shares) return [];
    const lines = [
      ...(fees.get(unit.id) ?? []),
      ...(metered.get(unit.id) ?? []),
      ...(ruled.get(unit.id) ?? []),
      ...(waits.get(unit.id) ?? []).map(waitingLine),
    ];
    const late = owing.get(unit.id) ?? [];
    const draft = (of: Share, own: Line[]): Draft => ({
      ...{ unitId: unit.id, unitNumber: unit.number, ...of, lines: own, total: totalOf(own) },
    });
    const { payerName } = unit;
    if (!shares) return [draft({ payerName, ...allDays }, withSurcharge(lines, late))];
    const parts = sharedLines(period, lines, shares);
    return shares.flatMap((share, at) => {
      if (had.some((one) => overlap(one, share))) return [];
      const own = parts[at] ?? [];
      return [draft(share, at === shares.length - 1 ? withSurcharge(own, late) : own)];
    });
  });
  // A credit may take all of one: it is made all the same.
  const made = drafts.filter(({ lines }) => lines.length > 0);
  const planned = new Set(made.map(({ unitId }) => unitId));
  return {
    ...{ drafts: made, issued: issued.size, empty: drafts.length - made.length },
    /** How the late invoices stood that it was reckoned from. */
    versions: new Map(
      debts
        .filter(({ unitId }) => planned.has(unitId))
        .map(({ invoiceId, version }) => [invoiceId, version]),
    ),
  };
}

/** What drafts come to. */
export function figuresOf(drafts: readonly Draft[]) {
  const lines = drafts.flatMap((draft) => draft.lines);
  return {
    units: drafts.length,
    total: totalOf(lines),
    kinds: chargeKinds.flatMap((kind) => {
      const own = lines.filter((one) => one.kind === kind);
      return own.length > 0 ? [{ kind, lines: own.length, total: totalOf(own) }] : [];
    }),
  };
}
