import { and, eq, isNull } from 'drizzle-orm';
import { chargeKinds } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { ruledLines } from '@/services/master-data/billing/charges/lines';
import { grouped } from '@/services/master-data/billing/grouped';
import { waitingCharges } from '@/services/master-data/billing/invoices/charges';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { openSurcharges } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { meteredLines } from '@/services/master-data/billing/meters/lines';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import type { Draft, Month } from './draft';
import { feeLines, feesAsked } from './fees';
import { waitingLine, withSurcharge } from './lines';

/** What the month would make of the units that have no invoice of it yet. */
export async function planMonth(db: Db, propertyId: string, { period, issuedOn }: Month) {
  const [settings, all, had, waiting, debts, metered, asked] = await Promise.all([
    billingOf(db, propertyId),
    billedUnits(db, propertyId),
    db
      .select({ unitId: invoices.unitId })
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
  const issued = new Set(had.map(({ unitId }) => unitId));
  const fees = feeLines({ settings, ...asked }, all);
  const ruled = ruledLines(asked.rules, all, asked);
  const waits = grouped(waiting, ({ unitId }) => unitId);
  const owing = grouped(debts, ({ unitId }) => unitId);
  const drafts = all
    .filter(({ id }) => !issued.has(id))
    .map((unit): Draft => {
      const lines = [
        ...(fees.get(unit.id) ?? []),
        ...(metered.get(unit.id) ?? []),
        ...(ruled.get(unit.id) ?? []),
        ...(waits.get(unit.id) ?? []).map(waitingLine),
      ];
      const all = withSurcharge(lines, owing.get(unit.id) ?? []);
      return {
        ...{ unitId: unit.id, unitNumber: unit.number, payerName: unit.payerName },
        ...{ lines: all, total: totalOf(all) },
      };
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
