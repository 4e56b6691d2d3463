import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });

/** What a scanner reads in a picture (PNG), by the kind of code. */
export async function codesIn(picture: Buffer): Promise<Record<string, string>> {
  const found = await readBarcodes(new Blob([new Uint8Array(picture)]), {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
  });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
}
