import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { chargeKinds } from '@/contracts/billing/charge';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import { buddhistYear } from '@/contracts/billing/months';
import { showBaht } from '@/contracts/kit/satang';
import { audit } from '@/services/kit/audit';
import type { Db } from '@/services/kit/db';
import { insertAll } from '@/services/kit/insert-all';
import type { Handlers } from '@/services/kit/mount';
import { invalidField, Problem } from '@/services/kit/problem';
import { post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { grouped } from '@/services/master-data/billing/grouped';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { debtsOn } from '@/services/master-data/billing/late/debts';
import { surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { commonFees, feeByArea } from './fees';

interface Month {
  period: string;
  issuedOn: string;
  dueOn: string;
}

type Line = Omit<
  typeof charges.$inferInsert,
  'propertyId' | 'invoiceId' | 'position' | 'createdAt' | 'unitId'
>;

interface Draft {
  unit: { id: string; number: string; payerName: string };
  lines: Line[];
  total: number;
}

const words = { common: 'ค่าส่วนกลาง', sinking: 'เงินกองทุน', surcharge: 'เงินเพิ่มเพราะชำระล่าช้า' };

/** What the month would make of the units that have no invoice of it yet. */
async function plan(db: Db, propertyId: string, { period, issuedOn }: Month) {
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
  const late = grouped(debts, ({ unitId }) => unitId);
  const line = (rest: Omit<Line, 'id'>): Line => ({ id: uuidv7(), ...rest });
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
        lines.push({ id, kind, description, quantity, rate, amount });
      }
      const derivation = (late.get(unit.id) ?? []).flatMap((debt) =>
        surchargeOf(debt, issuedOn, settings),
      );
      if (derivation.length > 0) {
        const amount = totalOf(derivation);
        lines.push(line({ kind: 'surcharge', description: words.surcharge, amount, derivation }));
      }
      return { unit, lines, total: totalOf(lines) };
    });
  const made = drafts.filter(({ total }) => total > 0);
  return {
    ...{ drafts: made, issued: issued.size, empty: drafts.length - made.length },
    waitingIds: new Set(waiting.map(({ id }) => id)),
    lateIds: debts.map(({ invoiceId }) => invoiceId),
  };
}

function figuresOf(drafts: readonly Draft[]) {
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

const kindWords = new Map([
  ...(['common', 'sinking'] as const).map((kind) => [kind as string, words[kind]] as const),
  ['surcharge', 'เงินเพิ่ม'],
  ['water', 'ค่าน้ำ'],
  ['fine', 'ค่าปรับ'],
  ['other', 'อื่น ๆ'],
]);

const previewed = 50;

function refuseOrder({ issuedOn, dueOn }: Month): void {
  if (dueOn < issuedOn) throw invalidField('dueOn', 'endsFirst');
}

/** A month's invoices: looked at first, then made all at once. */
export function issueHandlers(
  db: NodePgDatabase,
): Pick<Handlers<typeof invoiceEndpoints>, 'preview' | 'issue'> {
  return {
    preview: async ({ body }, { propertyId }) => {
      refuseOrder(body);
      const { drafts, issued, empty } = await plan(db, propertyId, body);
      const rows = drafts.slice(0, previewed).map(({ unit, lines, total }) => ({
        ...{ id: unit.id, unitNumber: unit.number, payerName: unit.payerName, total },
        lines: lines
          .map(({ kind, amount }) => `${kindWords.get(kind)} ${showBaht(amount)}`)
          .join(' · '),
      }));
      return { ...figuresOf(drafts), issued, empty, rows };
    },

    issue: async ({ body }, request) => {
      refuseOrder(body);
      const { propertyId } = request;
      const { period, issuedOn, dueOn } = body;
      const made = await db.transaction(async (tx) => {
        // One month is issued at a time: what the second would make is looked at after the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${propertyId}, 7))`);
        const { drafts, waitingIds, lateIds } = await plan(tx, propertyId, body);
        const figures = figuresOf(drafts);
        if (figures.units !== body.units || figures.total !== body.total) {
          throw new Problem('BILL_CHANGED', {
            ...{ units: figures.units, total: showBaht(figures.total) },
          });
        }
        const numbers = await takeNumbers(tx, {
          ...{ propertyId, kind: 'IV', year: buddhistYear(issuedOn), count: drafts.length },
        });
        const at = new Date().toISOString();
        const rows = drafts.map(({ unit, lines, total }, index) => {
          const late = totalOf(lines.filter(({ kind }) => kind === 'surcharge'));
          return {
            ...{ id: uuidv7(), propertyId, unitId: unit.id, number: numbers[index]?.number ?? '' },
            ...{ unitNumber: unit.number, payerName: unit.payerName, period, issuedOn, dueOn },
            ...{ total, principal: total - late, updatedAt: at },
          };
        });
        await insertAll(tx, invoices, rows);
        const lines = drafts.flatMap(({ unit, lines: own }, index) =>
          own.map(({ quantity = '', rate = null, derivation = [], ...one }, place) => ({
            ...{ propertyId, unitId: unit.id, invoiceId: rows[index]?.id ?? '' },
            ...{ position: place + 1, quantity, rate, derivation, createdAt: at, ...one },
          })),
        );
        const fresh = lines.filter(({ id }) => !waitingIds.has(id));
        await insertAll(tx, charges, fresh);
        const waited = lines.filter(({ id }) => waitingIds.has(id));
        if (waited.length > 0) {
          const places = waited.map(({ id, invoiceId, position }) => ({ id, invoiceId, position }));
          await tx.execute(sql`
            update ${charges} set invoice_id = its."invoiceId", position = its.position
            from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
              as its(id uuid, "invoiceId" uuid, position smallint)
            where ${charges.id} = its.id`);
        }
        const isBilled = new Set(drafts.map(({ unit }) => unit.id));
        if (lateIds.length > 0) {
          await tx
            .update(invoices)
            .set({ surchargedTo: issuedOn })
            .where(and(inArray(invoices.id, lateIds), inArray(invoices.unitId, [...isBilled])));
        }
        await post(
          tx,
          { propertyId, day: issuedOn },
          rows.map(({ id, unitId, number, total }) => ({
            ...{ what: 'invoice', unitId, paperId: id, number },
            amounts: [
              ['receivable', total],
              ['income', -total],
            ],
          })),
        );
        const [first, last] = [rows[0]?.number ?? '', rows.at(-1)?.number ?? ''];
        await audit(tx, request, {
          ...{ action: 'issue', entity: 'invoice', entityId: `${propertyId} ${period}` },
          title: `${first} – ${last}`,
          changes: { units: [null, figures.units], total: [null, showBaht(figures.total)] },
        });
        return { ...figures, first, last };
      });
      request.changed('invoices');
      return made;
    },
  };
}
