import texts from '@locales/th/receipts.json';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type CountedReceipt,
  receiptEndpoints as endpoints,
  type Receipt,
  type ReceiptDetail,
  type receiptFilter,
  receiptSheetColumns,
  received,
} from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { foundFile } from '@/services/kit/files/list-file';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { onDays, withinDays } from '@/services/kit/records/within-days';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { once } from '@/services/kit/tries/claim-tries';
import { keptCount } from '@/services/master-data/billing/books/totals';
import { owedBy } from '@/services/master-data/billing/invoices/detail';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { unbilledOf } from '@/services/master-data/billing/issue/unbilled';
import { inMonth, standing, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { mailPaper } from '@/services/master-data/billing/mailed/mail-paper';
import { mailOfPaper } from '@/services/master-data/billing/mailed/state';
import { payerOf } from '@/services/master-data/billing/payer';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';
import { advanceOf } from './advances';
import { refuseAlike } from './alike';
import { inWords } from './baht-words';
import { billAlong } from './bill-along';
import { cancelReceipt } from './cancel';
import { monthPaper, printPaper } from './paper';
import { restingLetters } from './resting-letters';
import { receiptInvoices, receipts } from './tables';
import { takePayment } from './take';

type Filter = Omit<z.output<typeof receiptFilter>, 'page' | 'limit'>;
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

/** What the list's filters ask for of a property's receipts. */
export const foundReceipts = (
  { keywords, period, method, voided, unitId, paid, voidedOn }: Omit<Filter, 'sort'>,
  propertyId: string,
) =>
  and(
    eq(receipts.propertyId, propertyId),
    holding(keywords, receipts.number, receipts.unitNumber, receipts.payerName),
    period === undefined ? undefined : inMonth(receipts.day, period),
    method && (method === received ? ne(receipts.method, 'advance') : eq(receipts.method, method)),
    voided === undefined
      ? undefined
      : voided
        ? isNotNull(receipts.voidedAt)
        : isNull(receipts.voidedAt),
    paid ? onDays(receipts.day, paid) : undefined,
    voidedOn ? withinDays(receipts.voidedAt, voidedOn) : undefined,
    unitId === undefined ? undefined : eq(receipts.unitId, unitId),
  );

const ordered = (sort: string | undefined) => orderBy(sort ?? '-number', sorts, receipts.id);

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
  const [letters, mail, parts] = await Promise.all([
    row.voidedAt ? [] : restingLetters(db, row),
    mailOfPaper(db, id),
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
    ...{ letters, mail },
  };
}

/** How long ago money may have come that the desk receipts today. */
const backDays = 366;

function refuseWrongDay(day: string): void {
  if (day > today()) throw invalidField('day', 'future');
  if (day < dayAfter(today(), -backDays)) {
    throw invalidField('day', 'tooOld', { days: backDays });
  }
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

    owed: async ({ query: { unitId, day } }, { propertyId }) => {
      const [unit] = await db
        .select({ number: units.number, owners: namesOf('owner') })
        .from(units)
        .where(and(eq(units.id, unitId), eq(units.propertyId, propertyId)));
      if (!unit) throw new Problem('NOT_FOUND');
      const until = day && day < today() ? day : today();
      const [rows, { lines }, advance] = await Promise.all([
        owedBy(db, propertyId, unitId),
        unbilledOf(db, propertyId, unitId, until),
        advanceOf(db, propertyId, unitId),
      ]);
      const owing = rows.map((row) => ({ ...row, ...standing(row) }));
      return {
        unitNumber: unit.number,
        payerName: payerOf(unit.owners as string[]),
        owed: owing.reduce((sum, { owed }) => sum + owed, 0),
        advance,
        invoices: owing,
        unbilled: { total: totalOf(lines), lines },
      };
    },

    take: async ({ body }, request) => {
      const { propertyId, caller } = request;
      const { id: tryId, ...sent } = body;
      const { keepRest, unbilled, isAnother, ...payment } = sent;
      const beyond = keepRest && body.method !== 'advance' ? 'kept' : 'refused';
      async function make(tx: Db): Promise<string> {
        refuseWrongDay(body.day);
        if (!isAnother) await refuseAlike(tx, { ...payment, propertyId });
        const billed = unbilled === null ? [] : [await billAlong(tx, request, body, unbilled)];
        const invoiceIds = [...payment.invoiceIds, ...billed];
        const { id, number } = await takePayment(tx, {
          ...{ ...payment, invoiceIds, propertyId, by: caller.fullname, beyond },
        });
        await audit(tx, request, {
          ...{ action: 'create', entity: 'receipt', entityId: id, title: number },
          changes: { amount: [null, showBaht(body.amount)] },
        });
        return id;
      }
      const receiptId = await db.transaction((tx) =>
        once(tx, endpoints.take, { request, id: tryId, sent }, () => make(tx)),
      );
      request.changed('receipts');
      request.changed('invoices');
      return receiptDetail(db, propertyId, receiptId);
    },

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelReceipt(tx, request, id, reason));
      request.changed('receipts');
      request.changed('invoices');
      return receiptDetail(db, request.propertyId, id);
    },

    print: ({ params: { id } }, request) => printPaper(db, request, id),

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
