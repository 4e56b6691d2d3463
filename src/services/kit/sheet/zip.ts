import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Problem } from '@/services/kit/calls/problem';

/** One file of a zip file. */
export interface Entry {
  name: string;
  /** Where its own header begins. */
  at: number;
  packed: number;
  isDeflated: boolean;
}

/** Entries of a zip file; no workbook has so many. */
const mostEntries = 5000;
const pieceBytes = 64 * 1024;
const listEnd = { mark: 0x06054b50, length: 22, furthest: 66_000 };
const listed = { mark: 0x02014b50, length: 46 };
const header = { mark: 0x04034b50, length: 30 };

/** The entries of a zip file by its list at the end; `undefined` where there is no sound one. */
export function entriesOf(zip: Buffer): Entry[] | undefined {
  let end = zip.length - listEnd.length;
  if (end < 0) return undefined;
  const furthest = Math.max(0, zip.length - listEnd.furthest);
  while (end >= furthest && zip.readUInt32LE(end) !== listEnd.mark) end -= 1;
  if (end < furthest) return undefined;
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  const count = zip.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Problem('SHEET_LARGE');
  for (let left = count; left > 0; left--) {
    if (at + listed.length > zip.length || zip.readUInt32LE(at) !== listed.mark) return undefined;
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + listed.length, at + listed.length + nameLength),
      at: zip.readUInt32LE(at + 42),
      packed: zip.readUInt32LE(at + 20),
      isDeflated: zip.readUInt16LE(at + 10) === 8,
    });
    at += listed.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** An entry's bytes piece by piece, whatever it says of its size. */
export async function* unpacked(
  zip: Buffer,
  { at, packed, isDeflated }: Entry,
): AsyncGenerator<Buffer> {
  if (at + header.length > zip.length || zip.readUInt32LE(at) !== header.mark) {
    throw new Problem('SHEET_BROKEN');
  }
  const start = at + header.length + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + packed);
  if (!isDeflated) {
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      yield bytes.subarray(from, from + pieceBytes);
    }
    return;
  }
  try {
    yield* Readable.from([bytes]).pipe(createInflateRaw({ chunkSize: pieceBytes }));
  } catch {
    throw new Problem('SHEET_BROKEN');
  }
}
