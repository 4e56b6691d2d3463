import texts from '@locales/th/invoices.json';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import {
  buckets,
  type Invoice,
  type InvoiceDetail,
  invoiceColumns,
  type invoiceEndpoints,
  type invoiceFilter,
} from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/billing/months';
import { audit } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { inBatches } from '@/services/kit/in-batches';
import { insertAll } from '@/services/kit/insert-all';
import { listFile } from '@/services/kit/list-file';
import type { Handlers } from '@/services/kit/mount';
import { holding, orderBy, pageOf } from '@/services/kit/page-of';
import { Problem } from '@/services/kit/problem';
import { inThaiOrder } from '@/services/kit/thai-text';
import { selectCharges } from './charges';
import { debtsOn } from './debts';
import { inBucket, inState, isOwed, standing, today } from './lateness';
import { holdOpen, post } from './ledger';
import { payCodesOf } from './pay-codes';
import { sumOf } from './satang-sum';
import { billingOf } from './settings';
import { surchargeOf, totalOf } from './surcharge';
import { charges, invoices, receiptInvoices, receipts } from './tables';

type Filter = Omit<z.output<typeof invoiceFilter>, 'page' | 'limit'>;
type Row = typeof invoices.$inferSelect;

export const invoiceOf = (row: Row): Invoice => ({ ...row, ...standing(row) });

const sorts = {
  number: invoices.number,
  unitNumber: inThaiOrder(invoices.unitNumber),
  period: invoices.period,
  dueOn: invoices.dueOn,
  total: invoices.total,
  owed: sql`${invoices.total} - ${invoices.paid}`,
};

const found = ({ keywords, period, state, bucket, unitId }: Filter, propertyId: string) =>
  and(
    eq(invoices.propertyId, propertyId),
    holding(keywords, invoices.number, invoices.unitNumber, invoices.payerName),
    period === undefined ? undefined : eq(invoices.period, period),
    state && inState(state),
    bucket && inBucket(bucket),
    unitId === undefined ? undefined : eq(invoices.unitId, unitId),
  );

/** The latest first, where nothing else is asked for. */
const ordered = (sort: string | undefined) => orderBy(sort ?? '-number', sorts, invoices.id);

/** An invoice of the caller's property; throws `NOT_FOUND`. */
export async function ownInvoice(db: Db, propertyId: string, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

export async function invoiceDetail(
  db: Db,
  propertyId: string,
  id: string,
): Promise<InvoiceDetail> {
  const row = await ownInvoice(db, propertyId, id);
  const [settings, lines, paid, debts] = await Promise.all([
    billingOf(db, propertyId),
    selectCharges(db).where(eq(charges.invoiceId, id)).orderBy(asc(charges.position)),
    db
      .select({
        receiptId: receipts.id,
        number: receipts.number,
        day: receipts.day,
        amount: receiptInvoices.amount,
        voidedAt: receipts.voidedAt,
      })
      .from(receiptInvoices)
      .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
      .where(eq(receiptInvoices.invoiceId, id))
      .orderBy(asc(receipts.day), asc(receipts.serial)),
    debtsOn(db, propertyId, today(), eq(invoices.id, id)),
  ]);
  const invoice = invoiceOf(row);
  const late = debts.flatMap((debt) => surchargeOf(debt, today(), settings));
  return {
    ...invoice,
    charges: lines,
    payments: paid.map(({ voidedAt, ...one }) => ({ ...one, voided: voidedAt !== null })),
    voidReason: row.voidReason,
    codes: payCodesOf(invoice, settings),
    surcharge: { amount: totalOf(late), lines: late },
  };
}

/** What is owed by how late it is, and what a year's months asked for and brought. */
async function ageing(db: Db, propertyId: string) {
  const from = monthAfter(today().slice(0, 7), -11);
  const sums = buckets.map((bucket) =>
    db
      .select({ count: count(), owed: sumOf(sql`${invoices.total} - ${invoices.paid}`) })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), inBucket(bucket))),
  );
  const [due, came, ...each] = await Promise.all([
    db
      .select({ period: invoices.period, due: sumOf(invoices.total) })
      .from(invoices)
      .where(
        and(
          eq(invoices.propertyId, propertyId),
          sql`${invoices.voidedAt} is null and ${invoices.period} >= ${from}`,
        ),
      )
      .groupBy(invoices.period),
    db
      .select({
        period: sql<string>`to_char(${receipts.day}, 'YYYY-MM')`,
        collected: sumOf(receipts.amount),
      })
      .from(receipts)
      .where(
        and(
          eq(receipts.propertyId, propertyId),
          sql`${receipts.voidedAt} is null and ${receipts.method} <> 'advance'`,
          sql`${receipts.day} >= ${`${from}-01`}`,
        ),
      )
      .groupBy(sql`1`),
    ...sums,
  ]);
  const dueIn = new Map(due.map((one) => [one.period, one.due]));
  const cameIn = new Map(came.map((one) => [one.period, one.collected]));
  const found = buckets.map((bucket, index) => ({
    ...{ bucket, count: 0, owed: 0 },
    ...each[index]?.[0],
  }));
  return {
    owed: totalOf(found.map(({ owed }) => ({ amount: owed }))),
    buckets: found,
    months: Array.from({ length: 12 }, (_, index) => {
      const period = monthAfter(from, index);
      return { period, due: dueIn.get(period) ?? 0, collected: cameIn.get(period) ?? 0 };
    }),
  };
}

/** Undoes an invoice: the books get its opposite, and what was entered for it waits again. */
async function cancelInvoice(tx: Db, request: ServiceRequest, id: string, reason: string) {
  const { propertyId } = request;
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)))
    .for('update');
  if (!row) throw new Problem('NOT_FOUND');
  if (row.voidedAt) throw new Problem('INVOICE_VOID', { number: row.number });
  if (row.paid > 0) throw new Problem('INVOICE_PAID', { number: row.number });
  await holdOpen(tx, propertyId, row.issuedOn);
  const at = new Date().toISOString();
  await tx
    .update(invoices)
    .set({ voidedAt: at, voidReason: reason, updatedAt: at, version: row.version + 1 })
    .where(eq(invoices.id, id));
  const lines = await tx.select().from(charges).where(eq(charges.invoiceId, id));
  const again = lines
    .filter(({ kind }) => kind === 'water' || kind === 'fine' || kind === 'other')
    .map((line) => ({ ...line, id: uuidv7(), invoiceId: null, position: 1, createdAt: at }));
  if (row.source === 'own') await insertAll(tx, charges, again);
  // Being late is charged again from where this invoice began.
  const late = lines.flatMap(({ derivation }) => derivation.map((one) => one.of));
  if (late.length > 0) {
    const [from] = lines.flatMap(({ derivation }) => derivation.map((one) => one.from)).sort();
    await tx
      .update(invoices)
      .set({
        surchargedTo: sql`case when ${invoices.dueOn} >= ${from}::date - 1 then null else ${from}::date - 1 end`,
      })
      .where(and(eq(invoices.propertyId, propertyId), inArray(invoices.number, late)));
  }
  await post(tx, { propertyId, day: today() }, [
    {
      ...{ what: 'void-invoice', unitId: row.unitId, paperId: id, number: row.number },
      amounts: [
        ['receivable', -row.total],
        ['income', row.total],
      ],
    },
  ]);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'invoice', entityId: id, title: row.number },
    changes: { reason: [null, reason] },
  });
}

type Made = 'list' | 'get' | 'ageing' | 'cancel' | 'download';

/** The property's invoices as they stand today. */
export function invoiceHandlers(db: NodePgDatabase): Pick<Handlers<typeof invoiceEndpoints>, Made> {
  return {
    list: async ({ query }, { propertyId }) => {
      const { rows, total } = await pageOf(db, invoices, {
        select: db.select().from(invoices).$dynamic(),
        where: found(query, propertyId),
        order: ordered(query.sort),
        query,
      });
      return { rows: rows.map(invoiceOf), total };
    },

    get: ({ params }, { propertyId }) => invoiceDetail(db, propertyId, params.id),

    ageing: (_call, { propertyId }) => ageing(db, propertyId),

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelInvoice(tx, request, id, reason));
      request.changed('invoices');
      return invoiceDetail(db, request.propertyId, id);
    },

    download: async ({ query }, { propertyId }) => {
      const all = await db
        .select({ id: invoices.id })
        .from(invoices)
        .where(found(query, propertyId))
        .orderBy(...ordered(query.sort));
      const read = async (ids: string[]) =>
        (await db.select().from(invoices).where(inArray(invoices.id, ids))).map(invoiceOf);
      const ids = all.map(({ id }) => id);
      return listFile<Invoice>(
        { columns: invoiceColumns, texts },
        inBatches(ids, read),
        ids.length,
      );
    },
  };
}

/** What a unit owes, the oldest first. */
export const owedBy = (db: Db, propertyId: string, unitId: string) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.propertyId, propertyId), eq(invoices.unitId, unitId), isOwed))
    .orderBy(asc(invoices.dueOn), desc(invoices.total), asc(invoices.number));
