import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Derivation } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { notedOf } from '@/services/master-data/billing/credits/settled';
import {
  type Waived,
  waivedUpTo,
  waiversLeft,
} from '@/services/master-data/billing/credits/waived';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { agreedOf } from '@/services/master-data/billing/plans/agreed';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import { ratesOf } from './rates';
import { type Debt, openSurcharge, totalOf } from './surcharge';

/** A debt with the invoice and the unit that it is of. */
export interface InvoiceDebt extends Debt {
  invoiceId: string;
  unitId: string;
  version: number;
}

/** A debt with what is to be charged for it, and what of that is waived. */
export interface OpenDebt extends InvoiceDebt {
  open: Derivation[];
  waived: Waived[];
}

/** What being late with some debts comes to, less what is waived of it. */
export const dueFor = (debts: readonly Pick<OpenDebt, 'open' | 'waived'>[]): number =>
  totalOf(debts.flatMap(({ open }) => open)) - totalOf(debts.flatMap(({ waived }) => waived));

/** What invoices that count have charged for being late and credited, by the number that it is of. */
async function chargedOf(db: Db, propertyId: string, unitIds?: readonly string[]) {
  const lines = await db
    .select({ derivation: charges.derivation })
    .from(charges)
    .innerJoin(invoices, eq(invoices.id, charges.invoiceId))
    .where(
      and(
        eq(charges.propertyId, propertyId),
        unitIds && inArray(charges.unitId, [...unitIds]),
        eq(charges.kind, 'surcharge'),
        isNull(invoices.voidedAt),
      ),
    );
  return grouped<Derivation, string>(
    lines.flatMap(({ derivation }) => derivation),
    ({ of }) => of,
  );
}

/**
 * Invoices that are late on a day, were paid late, or were charged for being late, with all that became of
 * them; of some units.
 */
export async function debtsOn(
  db: Db,
  propertyId: string,
  day: string,
  unitIds?: readonly string[],
): Promise<InvoiceDebt[]> {
  const [charged, agreed] = await Promise.all([
    chargedOf(db, propertyId, unitIds),
    agreedOf(db, propertyId, unitIds),
  ]);
  const ofUnits = (unitId: PgColumn) => unitIds && inArray(unitId, [...unitIds]);
  const dueBefore = and(isNull(invoices.voidedAt), sql`${invoices.dueOn} < ${day}`);
  // By itself, not for each invoice in turn: that would read all receipts for every paid one.
  const paidLate = db
    .select({ id: receiptInvoices.invoiceId })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .innerJoin(invoices, eq(invoices.id, receiptInvoices.invoiceId))
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        ofUnits(invoices.unitId),
        dueBefore,
        // A unit's receipts are for its own invoices: without this all of the property's are read.
        ofUnits(receipts.unitId),
        isNull(receipts.voidedAt),
        gt(receipts.day, invoices.dueOn),
      ),
    );
  const rows = await db
    .select({
      invoiceId: invoices.id,
      unitId: invoices.unitId,
      version: invoices.version,
      number: invoices.number,
      // Of one that was voided nothing was ever owed.
      principal: sql<string>`case when ${invoices.voidedAt} is null then ${invoices.principal} else 0 end`,
      dueOn: invoices.dueOn,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        ofUnits(invoices.unitId),
        or(
          and(
            dueBefore,
            or(gt(invoices.owed, 0), gt(invoices.credited, 0), inArray(invoices.id, paidLate)),
          ),
          sql`${invoices.number} = any(${sql.param([...charged.keys()])})`,
          // By a plan they are due later than they were.
          sql`${invoices.id} = any(${sql.param([...agreed.keys()])}::uuid[])`,
        ),
      ),
    )
    .orderBy(invoices.dueOn, invoices.number);
  if (rows.length === 0) return [];
  const ids = rows.map(({ invoiceId }) => invoiceId);
  const [noted, paid] = await Promise.all([
    notedOf(db, ids),
    db
      .select({
        invoiceId: receiptInvoices.invoiceId,
        day: receipts.day,
        amount: receiptInvoices.amount,
      })
      .from(receiptInvoices)
      .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
      .where(
        and(sql`${receiptInvoices.invoiceId} = any(${sql.param(ids)})`, isNull(receipts.voidedAt)),
      ),
  ]);
  const payments = grouped([...paid, ...noted], ({ invoiceId }) => invoiceId);
  return rows.map((row) => {
    const plan = agreed.get(row.invoiceId);
    return {
      ...{ ...row, principal: Number(row.principal), dueOn: plan?.dueOn ?? row.dueOn },
      plan: plan?.stopsSurcharge ? { day: plan.day, dueOn: row.dueOn } : undefined,
      ...{ payments: payments.get(row.invoiceId) ?? [], charged: charged.get(row.number) ?? [] },
    };
  });
}

/** What is to be charged on a day for each of the debts of some units, or credited, and what of it is waived. */
export async function openSurcharges(
  db: Db,
  propertyId: string,
  day: string,
  unitIds?: readonly string[],
): Promise<OpenDebt[]> {
  const [rates, debts, waivers] = await Promise.all([
    ratesOf(db, propertyId),
    debtsOn(db, propertyId, day, unitIds),
    waiversLeft(db, propertyId, unitIds),
  ]);
  return debts.map((debt) => {
    const open = openSurcharge(debt, day, rates);
    return { ...debt, open, waived: waivedUpTo(waivers.get(debt.invoiceId) ?? [], totalOf(open)) };
  });
}

/** Counts a change of the debts that lines charge for being late, for whoever reckoned with them before. */
export async function touchDebts(
  tx: Db,
  propertyId: string,
  lines: readonly { derivation: readonly Derivation[] }[],
): Promise<void> {
  const numbers = lines.flatMap(({ derivation }) => derivation.map(({ of }) => of));
  if (numbers.length === 0) return;
  await tx
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1` })
    .where(and(eq(invoices.propertyId, propertyId), inArray(invoices.number, numbers)));
}
