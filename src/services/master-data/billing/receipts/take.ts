import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { fundOf, funds } from '@/contracts/billing/books/chart';
import type { PayMethod } from '@/contracts/billing/receipt';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { type Amount, post, type Whose } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { moneyAmount } from '@/services/master-data/billing/cheques/account';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { oweLetters } from '@/services/master-data/billing/mailed/owe';
import { payerOf } from '@/services/master-data/billing/payer';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';
import { advanceOf } from './advances';
import { moneyPlace } from './money-place';
import { shareOut } from './share-out';
import { receiptInvoices, receiptLines, receipts } from './tables';
import { unpaidLines } from './unpaid-lines';

export interface Payment {
  propertyId: string;
  unitId: string;
  method: PayMethod;
  amount: number;
  /** Bangkok day. */
  day: string;
  payerName: string;
  reference: string;
  /** The cheque that it comes by, where that is told. */
  chequeId?: string | null;
  /** The oldest of the unit where there is none. */
  invoiceIds: readonly string[];
  by: string;
  /** Where it lies, where that is known; of a kind of money it follows otherwise. */
  place?: Whose;
  /**
   * What goes beyond the invoices that it is for: it pays the unit's others, and the rest is `kept` for the
   * unit; or it is not taken. Nothing is kept beside what is owed.
   */
  beyond: 'refused' | 'kept';
}

/** A unit of the property, held until the transaction ends; throws `NOT_FOUND`. */
export async function holdUnit(tx: Db, propertyId: string, unitId: string) {
  const [unit] = await tx
    .select({ number: units.number, owners: namesOf('owner') })
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.propertyId, propertyId)))
    .for('update');
  if (!unit) throw new Problem('NOT_FOUND');
  return { number: unit.number, payerName: payerOf(unit.owners as string[]) };
}

/** Throws `INVALID` for invoices that are another unit's: money that is meant for them is not this one's. */
async function refuseOthers(tx: Db, unitId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.unitId, unitId)));
  if (own.length < new Set(ids).size) throw invalidField('invoiceIds', 'invalid');
}

/**
 * Takes money: its receipt with the next number, what it settles, and the books, all in the caller's
 * transaction, and answers what of it is kept for the unit. Called twice it takes it twice: that it is
 * once is for whoever calls.
 */
export async function takePayment(
  tx: Db,
  payment: Payment,
): Promise<{ id: string; number: string; advance: number }> {
  const { propertyId, unitId, method, amount, day, beyond, chequeId = null } = payment;
  // A unit's payments come one after another; none is divided among the same invoices twice.
  const unit = await holdUnit(tx, propertyId, unitId);
  const named = payment.invoiceIds;
  await refuseOthers(tx, unitId, named);
  const owing = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        eq(invoices.unitId, unitId),
        gt(invoices.owed, 0),
        named.length > 0 && beyond === 'refused' ? inArray(invoices.id, [...named]) : undefined,
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.number))
    .for('update');
  const isNamed = new Set(named);
  const inTurn = [
    ...owing.filter((invoice) => isNamed.has(invoice.id)),
    ...owing.filter((invoice) => !isNamed.has(invoice.id)),
  ];
  let left = amount;
  const settled = inTurn.flatMap((invoice) => {
    const part = Math.min(left, invoice.owed);
    left -= part;
    return part > 0 ? [{ invoice, part }] : [];
  });
  if (left > 0 && beyond === 'refused') throw invalidField('amount', 'beyondOwed');
  if (method === 'advance' && amount > (await advanceOf(tx, propertyId, unitId))) {
    throw invalidField('amount', 'beyondAdvance');
  }

  const isUsed = method === 'advance';
  const place = payment.place ?? (await moneyPlace(tx, propertyId, method));
  const unpaid = await unpaidLines(
    tx,
    settled.map(({ invoice }) => invoice.id),
  );
  const lines = settled.flatMap(({ invoice, part }) =>
    [...shareOut(unpaid.get(invoice.id) ?? new Map(), part)].map(([kind, share]) => ({
      ...{ invoiceId: invoice.id, kind, amount: share },
    })),
  );

  const year = buddhistYear(day);
  // Money that came has its receipt already; using it later is no second one.
  const [given] = await takeNumbers(tx, { propertyId, kind: isUsed ? 'AD' : 'RC', year });
  if (!given) throw new Problem('FAILED');
  const at = new Date().toISOString();
  const { payerName, reference, by } = payment;
  const id = uuidv7();
  await tx.insert(receipts).values({
    ...{ id, propertyId, unitId, ...given, year, unitNumber: unit.number, payerName },
    ...{
      method,
      reference,
      chequeId,
      day,
      amount,
      advance: left,
      vatRate: '0.00',
      by,
      createdAt: at,
    },
  });
  for (const { invoice, part } of settled) {
    await tx.insert(receiptInvoices).values({ receiptId: id, invoiceId: invoice.id, amount: part });
    await tx
      .update(invoices)
      .set({
        paid: sql`${invoices.paid} + ${part}`,
        version: sql`${invoices.version} + 1`,
        updatedAt: at,
      })
      .where(eq(invoices.id, invoice.id));
  }
  await insertAll(
    tx,
    receiptLines,
    lines.map((line) => ({ receiptId: id, ...line })),
  );
  const amounts: Amount[] = [
    moneyAmount({ method, chequeId, amount, place }),
    ...funds.map((fund): Amount => {
      const own = lines.filter(({ kind }) => fundOf(kind) === fund);
      return ['receivable', -totalOf(own), { fund }];
    }),
    ['advance', -left],
  ];
  const paper = { unitId, paperId: id, number: given.number };
  await post(tx, { propertyId, day }, [{ what: isUsed ? 'adjust' : 'receipt', ...paper, amounts }]);
  const { mailReceipts } = await billingOf(tx, propertyId);
  if (mailReceipts && !isUsed) {
    const papers = [{ id, unitId, day }];
    await oweLetters(tx, { propertyId, kind: 'receipt', papers, language: 'known', by: '' });
  }
  return { id, number: given.number, advance: left };
}
