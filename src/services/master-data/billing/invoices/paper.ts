import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Charge, Derivation } from '@/contracts/billing/charge';
import type { DrawnCode } from '@/contracts/billing/invoice';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { thaiDay } from '@/services/kit/text/thai-text';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { propertySettings } from '@/services/master-data/property-settings';
import { invoiceDetail } from './detail';
import template from './invoice.typ';

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

const counted: Partial<Record<Charge['kind'], string>> = {
  ...{ common: 'ตร.ม.', sinking: 'ตร.ม.', water: 'หน่วย', electricity: 'หน่วย' },
};

function countOf({ kind, quantity, rate }: Charge): string {
  if (!quantity || rate === null) return '';
  // By ratio the rate is the whole month's, and the quantity a percentage of six places.
  if (/\.\d{6}$/.test(quantity)) return `(${showDecimal(quantity)}% ของ ${showBaht(rate)})`;
  return `(${showDecimal(quantity)} ${counted[kind] ?? ''} × ${showBaht(rate)})`;
}

/** An invoice on paper, with its ways to pay. */
export async function invoicePaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const [invoice, settings] = await Promise.all([
    invoiceDetail(db, propertyId, id),
    propertySettings(db).of(propertyId),
  ]);
  const { codes, charges, state, surcharge: _, payments: __, ...facts } = invoice;
  const data = {
    ...facts,
    letterhead: letterheadOf(settings),
    voided: state === 'void',
    charges: charges.map((charge) => ({
      what: charge.description,
      count: countOf(charge),
      amount: charge.amount,
      derivation: charge.derivation.map(sayDerivation),
    })),
    inWords: inWords(invoice.owed),
    promptPay: svgOf(codes.promptPay, 4),
    bill: svgOf(codes.bill, 4),
    barcode: svgOf(codes.barcode, 10, 40),
    ...{ ref1: codes.ref1, ref2: codes.ref2 },
  };
  return pdfFile({ name: invoice.number, template, data });
}
