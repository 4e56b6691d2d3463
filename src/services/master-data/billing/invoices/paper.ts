import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Derivation } from '@/contracts/billing/charge';
import type { DrawnCode } from '@/contracts/billing/pay-codes';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { grouped } from '@/services/kit/records/grouped';
import { inThaiOrder, thaiDay } from '@/services/kit/text/thai-text';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { propertySettings } from '@/services/master-data/property-settings';
import { units } from '@/services/master-data/units/tables';
import { ownInvoice } from './detail';
import template from './invoice.typ';
import { payCodesOf } from './pay-codes';
import { charges, invoices } from './tables';

/** A drawn code as a picture with its quiet zone, `high` modules high. */
function svgOf(code: DrawnCode | null, quiet: number, high?: number): string {
  if (!code) return '';
  const width = code.modules + 2 * quiet;
  const height = high ?? width;
  const down =
    high === undefined ? `translate(${quiet} ${quiet})` : `translate(${quiet} 0) scale(1 ${high})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" shape-rendering="crispEdges"><rect width="${width}" height="${height}" fill="#fff"/><path transform="${down}" d="${code.path}"/></svg>`;
}

const dayIn = (day: string) => thaiDay(`${day}T00:00:00+07:00`);

/** One stretch of a surcharge as a reader checks it. */
const sayDerivation = ({ of, principal, from, until, days, rate, amount }: Derivation) =>
  `${of}: ${showBaht(principal)} × ${showDecimal(rate)}% × ${days}/365 (${dayIn(from)} – ${dayIn(until)}) = ${showBaht(amount)}`;

type Charge = typeof charges.$inferSelect;

const counted = { area: 'ตร.ม.', wah: 'ตร.ว.', unit: '' };

function countOf({ quantity, rate, basis, months, discount }: Charge): string {
  if (rate === null || (!quantity && months === 1)) return '';
  const word = basis === null ? 'หน่วย' : basis === 'ratio' ? '' : counted[basis];
  const one =
    basis === 'ratio'
      ? `${showDecimal(quantity)}% ของ ${showBaht(rate)}`
      : [quantity && `${showDecimal(quantity)} ${word}`, showBaht(rate)]
          .filter(Boolean)
          .join(' × ');
  const many = months > 1 ? ` × ${months} เดือน` : '';
  const less = Number(discount) > 0 ? ` − ${showDecimal(discount)}%` : '';
  return `(${one}${many}${less})`;
}

type Row = typeof invoices.$inferSelect;

/** What the pages need of invoices, in their order. */
async function written(db: Db, propertyId: string, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const [settings, lines] = await Promise.all([
    billingOf(db, propertyId),
    db
      .select()
      .from(charges)
      .where(sql`${charges.invoiceId} = any(${sql.param(ids)})`)
      .orderBy(asc(charges.position)),
  ]);
  const linesOf = grouped(lines, ({ invoiceId }) => invoiceId);
  return rows.map((row) => {
    const { number, unitNumber, payerName, issuedOn, dueOn, voidReason } = row;
    const { total, paid, credited, owed } = row;
    const { promptPay, bill, barcode, ref1, ref2 } = payCodesOf(row, settings);
    return {
      ...{ number, unitNumber, payerName, issuedOn, dueOn, voidReason },
      ...{ total, paid, credited, owed },
      ...{ ref1, ref2, voided: row.voidedAt !== null, inWords: inWords(owed) },
      charges: (linesOf.get(row.id) ?? []).map((charge) => ({
        what: charge.description,
        count: countOf(charge),
        amount: charge.amount,
        derivation: charge.derivation.map(sayDerivation),
      })),
      promptPay: svgOf(promptPay, 4),
      bill: svgOf(bill, 4),
      barcode: svgOf(barcode, 10, 40),
    };
  });
}

async function paperOf(db: NodePgDatabase, propertyId: string, name: string, rows: readonly Row[]) {
  const settings = await propertySettings(db).of(propertyId);
  const invoices = await written(db, propertyId, rows);
  return pdfFile({ name, template, data: { letterhead: letterheadOf(settings), invoices } });
}

/** An invoice on paper, with its ways to pay. */
export async function invoicePaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const invoice = await ownInvoice(db, propertyId, id);
  return paperOf(db, propertyId, invoice.number, [invoice]);
}

/** As many as the slowest writer of documents takes in one. */
const mostPapers = 1000;

/** Invoices in one file as they are carried round: by building, floor and unit; none that is void. */
export async function invoicePapers(
  db: NodePgDatabase,
  propertyId: string,
  which: SQL | undefined,
  name: string,
): Promise<OutgoingFile> {
  const rows = await db
    .select(getTableColumns(invoices))
    .from(invoices)
    .innerJoin(units, eq(units.id, invoices.unitId))
    .where(and(eq(invoices.propertyId, propertyId), isNull(invoices.voidedAt), which))
    .orderBy(inThaiOrder(units.building), units.floor, inThaiOrder(units.number), invoices.number)
    .limit(mostPapers + 1);
  if (rows.length === 0) throw new Problem('NOT_FOUND');
  if (rows.length > mostPapers) throw new Problem('PAPERS_MANY', { most: String(mostPapers) });
  return { ...(await paperOf(db, propertyId, name, rows)), rowCount: rows.length };
}
