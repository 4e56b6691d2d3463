import JsBarcode from 'jsbarcode';
import { anyId, billPayment } from 'promptparse/generate';
import { create } from 'qrcode';
import type { DrawnCode, PayCodes } from '@/contracts/billing/pay-codes';
import type { BillingSettings } from '@/contracts/billing/settings';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { dotsPath } from '@/contracts/kit/text/code-path';

/** A QR code as one path of squares, without its quiet zone of four. */
function drawnQr(text: string): DrawnCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  return { text, path: dotsPath(size, data), modules: size };
}

/** A QR code as a picture by itself. */
export function qrPicture(text: string): OutgoingFile {
  const { path, modules } = drawnQr(text);
  const side = modules + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return { name: 'qr.svg', type: 'image/svg+xml', content: new TextEncoder().encode(svg) };
}

/** A Code 128 as one path of bars of height 1, without its quiet zones of ten. */
function drawnBars(text: string): DrawnCode {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const data = drawn.encodings?.map((part) => part.data).join('') ?? '';
  const path = [...data.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} 0h${run.length}v1h-${run.length}z`)
    .join('');
  return { text, path, modules: data.length };
}

/** A paper's number as a bank's reference has it. */
export const asReference = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20);

/** The Bank of Thailand's barcode. Written here: promptparse makes 61696268.99999999 of 61696269 satang. */
const barcodeOf = (billerId: string, ref1: string, ref2: string, satang: number) =>
  `|${billerId}\r${ref1}\r${ref2}\r${satang}`;

interface Bill {
  number: string;
  unitNumber: string;
  owed: number;
}

/** How what is owed can be paid by an app or at a counter, with the exact amount. */
export function payCodesOf(
  { number, unitNumber, owed }: Bill,
  settings: BillingSettings,
): PayCodes {
  const { billerId, promptPayId } = settings;
  const ref1 = asReference(number);
  const ref2 = asReference(unitNumber);
  // The libraries write it with two places; an amount of satang has no third.
  const amount = owed / 100;
  const isOwed = owed > 0;
  const type = promptPayId.length === 10 ? 'MSISDN' : 'NATID';
  return {
    ...{ ref1, ref2 },
    promptPay: isOwed && promptPayId ? drawnQr(anyId({ type, target: promptPayId, amount })) : null,
    bill: isOwed && billerId ? drawnQr(billPayment({ billerId, amount, ref1, ref2 })) : null,
    barcode: isOwed && billerId ? drawnBars(barcodeOf(billerId, ref1, ref2, owed)) : null,
  };
}
