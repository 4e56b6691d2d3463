import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { chargeKinds } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/master-data/billing/grouped';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { debtsOn } from '@/services/master-data/billing/late/debts';
import { surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import type { Draft, Line, Month } from './draft';
import { commonFees, feeByArea } from './fees';

const words = { common: 'ค่าส่วนกลาง', sinking: 'เงินกองทุน', surcharge: 'เงินเพิ่มเพราะชำระล่าช้า' };

/** A line that is nowhere yet. */
const line = (rest: Pick<Line, 'kind' | 'description' | 'amount'> & Partial<Line>): Line => ({
  ...{ id: uuidv7(), quantity: '', rate: null, derivation: [], waits: false },
  ...rest,
});

/** What the month would make of the units that have no invoice of it yet. */
export async function planMonth(db: Db, propertyId: string, { period, issuedOn }: Month) {
  const [settings, all, had, waiting, debts] = await Promise.all([
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
    db
      .select()
      .from(charges)
      .where(and(eq(charges.propertyId, propertyId), isNull(charges.invoiceId)))
      .orderBy(charges.id),
    debtsOn(db, propertyId, issuedOn),
  ]);
  const issued = new Set(had.map(({ unitId }) => unitId));
  const active = all.filter((unit) => unit.active);
  const fees = commonFees(settings, active);
  const waits = grouped(waiting, ({ unitId }) => unitId);
  const owing = grouped(debts, ({ unitId }) => unitId);
  const byArea = settings.commonFeeBy === 'area';
  const drafts = all
    .filter(({ id }) => !issued.has(id))
    .map((unit): Draft => {
      const lines: Line[] = [];
      const common = fees.get(unit.id) ?? 0;
      if (common > 0) {
        lines.push(
          line({
            ...{ kind: 'common', description: words.common, amount: common },
            quantity: byArea ? unit.area : unit.ratio,
            rate: byArea ? settings.commonFeeRate : settings.commonFeeBudget,
          }),
        );
      }
      const sinking = unit.active ? feeByArea(settings.sinkingFeeRate, unit.area) : 0;
      if (sinking > 0) {
        lines.push(
          line({
            ...{ kind: 'sinking', description: words.sinking, amount: sinking },
            ...{ quantity: unit.area, rate: settings.sinkingFeeRate },
          }),
        );
      }
      for (const { id, kind, description, quantity, rate, amount } of waits.get(unit.id) ?? []) {
        lines.push(line({ id, kind, description, quantity, rate, amount, waits: true }));
      }
      const late = owing.get(unit.id) ?? [];
      const derivation = late.flatMap((debt) => surchargeOf(debt, issuedOn, settings));
      if (derivation.length > 0) {
        const amount = totalOf(derivation);
        lines.push(line({ kind: 'surcharge', description: words.surcharge, amount, derivation }));
      }
      return {
        ...{ unitId: unit.id, unitNumber: unit.number, payerName: unit.payerName, lines },
        ...{ total: totalOf(lines), late: late.map(({ invoiceId }) => invoiceId) },
      };
    });
  const made = drafts.filter(({ total }) => total > 0);
  return {
    ...{ drafts: made, issued: issued.size, empty: drafts.length - made.length },
    /** How the late invoices stood that it was reckoned from. */
    versions: new Map(debts.map(({ invoiceId, version }) => [invoiceId, version])),
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
