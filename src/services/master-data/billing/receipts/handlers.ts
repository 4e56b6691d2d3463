import texts from '@locales/th/receipts.json';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type CountedReceipt,
  receiptEndpoints as endpoints,
  type Receipt,
  type ReceiptDetail,
  receiptSheetColumns,
} from '@/contracts/billing/receipt';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { foundFile } from '@/services/kit/files/list-file';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { once } from '@/services/kit/tries/claim-tries';
import { keptCount } from '@/services/master-data/billing/books/totals';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { mailPaper } from '@/services/master-data/billing/mailed/mail-paper';
import { mailOfPaper } from '@/services/master-data/billing/mailed/state';
import { inWords } from './baht-words';
import { cancelReceipt } from './cancel';
import { foundReceipts } from './found';
import { deskOwing } from './owing';
import { paidLines } from './paid-lines';
import { monthPaper, printPaper } from './paper';
import { restingLetters } from './resting-letters';
import { scannedInvoice } from './scanned';
import { sumsOf } from './sums';
import { receiptInvoices, receipts } from './tables';
import { takeTogether } from './take-together';
import { refuseWrongDay } from './wrong-day';

type Row = typeof receipts.$inferSelect;

const receiptOf = ({ voidedAt, ...row }: Row): Receipt => ({ ...row, voided: voidedAt !== null });

function countedOf(row: Row): CountedReceipt {
  const isUsed = row.method === 'advance';
  return {
    ...receiptOf(row),
    received: row.voidedAt || isUsed ? null : row.amount,
    used: row.voidedAt || !isUsed ? null : row.amount,
    cancelled: row.voidedAt ? row.amount : null,
  };
}

const sorts = {
  number: receipts.number,
  day: receipts.day,
  unitNumber: inThaiOrder(receipts.unitNumber),
  amount: receipts.amount,
};

const ordered = (sort: string | undefined) => orderBy(sort ?? '-number', sorts, receipts.id);

/** Receipts that count and that the same payment gave. */
const besides = (db: Db, { id, together }: Row) =>
  db
    .select({
      id: receipts.id,
      number: receipts.number,
      unitNumber: receipts.unitNumber,
      amount: receipts.amount,
    })
    .from(receipts)
    .where(
      and(eq(receipts.together, sql`${together}`), ne(receipts.id, id), isNull(receipts.voidedAt)),
    )
    .orderBy(asc(receipts.number));

export async function receiptDetail(
  db: Db,
  propertyId: string,
  id: string,
): Promise<ReceiptDetail> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  const [letters, mail, together, of, parts] = await Promise.all([
    row.voidedAt ? [] : restingLetters(db, row),
    mailOfPaper(db, id),
    row.together ? besides(db, row) : [],
    paidLines(db, [id]),
    db
      .select({ id: invoices.id, number: invoices.number, amount: receiptInvoices.amount })
      .from(receiptInvoices)
      .innerJoin(invoices, eq(invoices.id, receiptInvoices.invoiceId))
      .where(eq(receiptInvoices.receiptId, id))
      .orderBy(invoices.dueOn, invoices.number),
  ]);
  return {
    ...receiptOf(row),
    ...row,
    voided: row.voidedAt !== null,
    inWords: inWords(row.amount),
    invoices: parts,
    of: of.get(id) ?? [],
    together,
    ...{ letters, mail },
  };
}

/** The property's receipts, and the desk that takes money for them. */
export function receiptHandlers(
  db: NodePgDatabase,
  sendSoon: () => void,
): Handlers<typeof endpoints> {
  return {
    list: async ({ query }, { propertyId }) => {
      const { page: _, limit: __, sort: ___, period, ...others } = query;
      const isCounted = Object.values(others).every((value) => value === undefined);
      const { rows, total } = await pageOf(db, receipts, {
        select: db.select().from(receipts).$dynamic(),
        where: foundReceipts(query, propertyId),
        order: ordered(query.sort),
        query,
        kept: isCounted ? keptCount(db, propertyId, { kind: 'receipts', period }) : undefined,
      });
      return { rows: rows.map(receiptOf), total };
    },

    sums: (_call, { propertyId }) => sumsOf(db, propertyId),

    get: ({ params }, { propertyId }) => receiptDetail(db, propertyId, params.id),

    mail: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const own = and(eq(receipts.id, id), eq(receipts.propertyId, request.propertyId));
        const row = await lockRow(tx, receipts, own);
        if (row.voidedAt) throw new Problem('RECEIPT_VOID', { number: row.number });
        await mailPaper(tx, request, 'receipt', row);
        await audit(tx, request, {
          ...{ action: 'mail', entity: 'receipt', entityId: id, title: row.number },
          changes: {},
        });
      });
      request.changed('receipts');
      sendSoon();
      return receiptDetail(db, request.propertyId, id);
    },

    owed: ({ query }, { propertyId }) => deskOwing(db, propertyId, query),

    scanned: ({ query: { code } }, { propertyId }) => scannedInvoice(db, propertyId, code),

    take: async ({ body }, request) => {
      const { id: tryId, ...sent } = body;
      refuseWrongDay(body.day);
      const receiptId = await db.transaction((tx) =>
        once(tx, endpoints.take, { request, id: tryId, sent }, () =>
          takeTogether(tx, request, sent),
        ),
      );
      request.changed('receipts');
      request.changed('invoices');
      return receiptDetail(db, request.propertyId, receiptId);
    },

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelReceipt(tx, request, id, reason));
      request.changed('receipts');
      request.changed('invoices');
      return receiptDetail(db, request.propertyId, id);
    },

    print: ({ params: { id }, body: { paper } }, request) => printPaper(db, request, id, paper),

    month: ({ query: { period } }, { propertyId }) => monthPaper(db, propertyId, period),

    download: ({ query }, { propertyId }) =>
      foundFile<CountedReceipt>(
        db,
        receipts,
        { columns: receiptSheetColumns, texts },
        {
          where: foundReceipts(query, propertyId),
          order: ordered(query.sort),
          read: async (ids) =>
            (await db.select().from(receipts).where(inArray(receipts.id, ids))).map(countedOf),
        },
      ),
  };
}
