import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createDeflate, deflateRawSync } from 'node:zlib';

function crc32(bytes: Buffer): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Buffer): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Png {
  width: number;
  height: number;
  colour?: 'rgb' | 'rgba';
  bits?: 8 | 16;
  isInterlaced?: boolean;
}

function pngStart({ width, height, colour = 'rgb', bits = 8, isInterlaced = false }: Png) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour === 'rgb' ? 2 : 6, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header)]);
}

/** A PNG that says how large it is and holds next to nothing. */
export const pngHeader = (width: number, height: number): Buffer<ArrayBuffer> =>
  Buffer.concat([pngStart({ width, height }), chunk('IDAT', Buffer.alloc(8))]);

/** Where the seven passes of an interlaced PNG begin, and their steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const plainPass = [[0, 0, 1, 1]] as const;

/** A whole PNG of black pixels, a thousandth of their size; it is never in memory unpacked. */
export async function png(as: Png): Promise<Buffer> {
  const { width, height, colour = 'rgb', bits = 8, isInterlaced } = as;
  const pixel = ((colour === 'rgb' ? 3 : 4) * bits) / 8;
  let bytes = 0;
  for (const [left, top, right, down] of isInterlaced ? passes : plainPass) {
    const [across, lines] = [Math.ceil((width - left) / right), Math.ceil((height - top) / down)];
    if (across > 0 && lines > 0) bytes += lines * (1 + across * pixel);
  }
  function* blank() {
    const block = Buffer.alloc(1024 * 1024);
    for (let left = bytes; left > 0; left -= block.length) yield block.subarray(0, left);
  }
  // What looks only for runs of one byte is four times as quick, and packs this as small.
  const packing = createDeflate({ strategy: constants.Z_RLE });
  const packed = await buffer(Readable.from(blank()).pipe(packing));
  return Buffer.concat([pngStart(as), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** A zip file of these entries. */
export function zip(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = deflateRawSync(text);
    const known = Buffer.alloc(26);
    known.writeUInt16LE(20, 0);
    known.writeUInt16LE(8, 4);
    known.writeUInt32LE(crc32(Buffer.from(text)), 10);
    known.writeUInt32LE(content.length, 14);
    known.writeUInt32LE(Buffer.byteLength(text), 18);
    known.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), known, Buffer.from(name), content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), known, rest, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}
