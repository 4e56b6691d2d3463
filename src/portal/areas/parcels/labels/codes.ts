import JsBarcode from 'jsbarcode';
import { create } from 'qrcode';
import { dotsPath } from '@/contracts/kit/text/code-path';

/** One bar of a one-dimensional code, in modules. */
export interface Bar {
  at: number;
  width: number;
}

/** Code 128's light space on either side, in modules; QR's is four. */
export const quietBars = 10;
export const quietDots = 4;

/** The bars of a text in Code 128, and how many modules they take without the quiet zones. */
export function code128(text: string): { bars: Bar[]; modules: number } {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const data = drawn.encodings?.map((part) => part.data).join('') ?? '';
  const bars = [...data.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    at: index,
    width: run.length,
  }));
  return { bars, modules: data.length };
}

/** A text's QR code as one SVG path of one square per module, and its size without the quiet zone. */
export function qrPath(text: string): { path: string; modules: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const { size, data } = modules;
  return { path: dotsPath(size, data), modules: size };
}
