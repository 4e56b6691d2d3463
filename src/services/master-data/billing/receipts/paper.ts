import texts from '@locales/th/receipts.json';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { ReceiptPaper } from '@/contracts/billing/receipt';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showBaht } from '@/contracts/kit/fields/satang';
import { writeDay } from '@/contracts/kit/text/written-day';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { audit, auditAs } from '@/services/kit/records/audit';
import { grouped } from '@/services/kit/records/grouped';
import { cheques } from '@/services/master-data/billing/cheques/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { scaled, share } from '@/services/master-data/billing/satang-sum';
import { propertySettings } from '@/services/master-data/property-settings';
import { inWords } from './baht-words';
import { paidLines } from './paid-lines';
import template from './receipt.typ';
import roll from './receipt-roll.typ';
import { receiptInvoices, receipts } from './tables';

type Row = typeof receipts.$inferSelect;

/** The tax that is within an amount. */
export const taxWithin = (amount: number, rate: string): number =>
  Number(share(BigInt(amount), scaled(rate, 2), 10_000n + scaled(rate, 2)));

const aBook = 1000;
const words = { title: 'ใบเสร็จรับเงิน' };

/** What it paid of, in one line. */
function ofIt(kinds: readonly { kind: ChargeKind; amount: number }[]): string {
  if (kinds.length === 0) return '';
  const each = kinds.map(({ kind, amount }) => `${texts.kinds[kind]} ${showBaht(amount)}`);
  return `${texts.of} ${each.join(' · ')}`;
}

/** Who prints by the link of a payment. */
const payer = 'ผู้ชำระเงินออนไลน์';
const nowhere = { ip: '', userAgent: '' };

/** What stands at a page's head; what is void is no original of anything. */
const markOf = ({ voidedAt, prints }: Row, isCopy: boolean) =>
  voidedAt ? 'ยกเลิก' : prints === 1 && !isCopy ? 'ต้นฉบับ' : 'สำเนา';

const sayCheque = ({ number, bank, day }: typeof cheques.$inferSelect) =>
  `เช็ค ${bank} ${number} ลงวันที่ ${writeDay(day, 'buddhist')}`;

/** What the pages need of receipts, in their order. */
async function written(db: Db, rows: readonly Row[], { isCopy = false } = {}) {
  const ids = rows.map(({ id }) => id);
  const parts =
    ids.length === 0
      ? []
      : await db
          .select({
            receiptId: receiptInvoices.receiptId,
            number: invoices.number,
            period: invoices.period,
            amount: receiptInvoices.amount,
          })
          .from(receiptInvoices)
          .innerJoin(invoices, eq(invoices.id, receiptInvoices.invoiceId))
          .where(inArray(receiptInvoices.receiptId, ids))
          .orderBy(asc(invoices.dueOn), asc(invoices.number));
  const taken = await db
    .select()
    .from(cheques)
    .where(inArray(cheques.id, [...new Set(rows.flatMap(({ chequeId }) => chequeId ?? []))]));
  const partsOf = grouped(parts, ({ receiptId }) => receiptId);
  const paid = await paidLines(db, ids);
  return rows.map((row) => {
    const { number, unitNumber, payerName, day, reference, amount, by, voidReason } = row;
    const cheque = taken.find(({ id }) => id === row.chequeId);
    const lines = (partsOf.get(row.id) ?? []).map((part) => ({
      what: `ชำระใบแจ้งหนี้ ${part.number} งวด ${part.period.slice(5)}/${Number(part.period.slice(0, 4)) + 543}`,
      amount: part.amount,
    }));
    if (row.deposit) lines.push({ what: texts.depositLines[row.deposit], amount });
    if (row.advance > 0) lines.push({ what: 'เงินรับล่วงหน้า', amount: row.advance });
    return {
      title: row.method === 'advance' ? texts.adjustment : words.title,
      note: row.method === 'advance' ? texts.adjustmentLead : '',
      of: ofIt(paid.get(row.id) ?? []),
      ...{
        mark: markOf(row, isCopy),
        number,
        unitNumber,
        payerName,
        day,
        reference: [cheque && sayCheque(cheque), reference].filter(Boolean).join(' · '),
        amount,
        by,
        lines,
      },
      book: `${row.year}/${String(Math.ceil(row.serial / aBook)).padStart(3, '0')}`,
      method: texts.methods[row.method],
      vat: taxWithin(amount, row.vatRate),
      inWords: inWords(amount),
      voided: row.voidedAt !== null,
      voidReason,
    };
  });
}

/** What a receipt is set by on each paper. */
const templates: Record<ReceiptPaper, string> = { a5: template, roll };

/** Counts a print of a receipt and of those of the same payment; throws `NOT_FOUND`. */
async function counted(
  tx: Db,
  { propertyId, id }: { propertyId: string; id: string },
  log: (line: Parameters<typeof audit>[2]) => Promise<unknown>,
) {
  const [asked] = await tx
    .select({ together: receipts.together })
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.propertyId, propertyId)));
  if (!asked) throw new Problem('NOT_FOUND');
  const beside = and(eq(receipts.together, sql`${asked.together}`), isNull(receipts.voidedAt));
  const held = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(or(eq(receipts.id, id), beside))
    .orderBy(asc(receipts.year), asc(receipts.serial))
    .for('update');
  const ids = held.map((one) => one.id);
  const rows = await tx
    .update(receipts)
    .set({ prints: sql`${receipts.prints} + 1` })
    .where(inArray(receipts.id, ids))
    .returning();
  for (const { id: entityId, number: title, prints } of rows) {
    await log({
      ...{ action: 'print', entity: 'receipt', entityId, title },
      changes: { prints: [prints - 1, prints] },
    });
  }
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** A receipt on paper, with those of the same payment: the original once, and copies from then on. */
export async function printPaper(
  db: NodePgDatabase,
  request: ServiceRequest,
  id: string,
  paper: ReceiptPaper,
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(request.propertyId);
  const { propertyId } = request;
  const rows = await db.transaction((tx) =>
    counted(tx, { propertyId, id }, (line) => audit(tx, request, line)),
  );
  request.changed('receipts');
  const data = { letterhead: letterheadOf(settings), receipts: await written(db, rows) };
  const name = rows.find((row) => row.id === id)?.number ?? '';
  return pdfFile({ name, template: templates[paper], data });
}

/** The receipt of whoever paid it without signing in, for a screen: it is counted as a print too. */
export async function residentPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const actor = { accountId: null, fullname: payer, propertyId };
  const rows = await db.transaction((tx) =>
    counted(tx, { propertyId, id }, (line) => auditAs(tx, actor, nowhere, line)),
  );
  const data = { letterhead: letterheadOf(settings), receipts: await written(db, rows) };
  return pdfFile({ name: rows[0]?.number ?? '', template, data });
}

/** A copy of a receipt, which counts as no print: the original stays to be given out. */
export async function copyPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const rows = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), eq(receipts.propertyId, propertyId)));
  const [row] = rows;
  if (!row) throw new Problem('NOT_FOUND');
  const data = { letterhead: letterheadOf(settings), receipts: await written(db, rows) };
  return pdfFile({ name: row.number, template, data });
}

/** A month's receipts in one file, each as a copy. */
export async function monthPaper(
  db: NodePgDatabase,
  propertyId: string,
  period: string,
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const rows = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.propertyId, propertyId), inMonth(receipts.day, period)))
    .orderBy(asc(receipts.year), asc(receipts.serial));
  if (rows.length === 0) throw new Problem('NOT_FOUND');
  const data = {
    letterhead: letterheadOf(settings),
    receipts: await written(db, rows, { isCopy: true }),
  };
  return {
    ...(await pdfFile({ name: `ใบเสร็จ ${period}`, template, data })),
    rowCount: rows.length,
  };
}
