import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Problem } from '@/services/kit/calls/problem';

interface Entry {
  name: string;
  /** Where its own header begins. */
  at: number;
  packed: number;
  isDeflated: boolean;
}

/** What all of a workbook may unpack to: ten times what 20,000 full rows do. */
const mostUnpacked = 150 * 1024 * 1024;
const listEnd = { mark: 0x06054b50, length: 22, furthest: 66_000 };
const listed = { mark: 0x02014b50, length: 46 };
const header = { mark: 0x04034b50, length: 30 };

/** The entries of a zip file by its list at the end; `undefined` where there is no sound one. */
function entriesOf(zip: Buffer): Entry[] | undefined {
  let end = zip.length - listEnd.length;
  const furthest = Math.max(0, zip.length - listEnd.furthest);
  while (end >= furthest && zip.readUInt32LE(end) !== listEnd.mark) end -= 1;
  if (end < furthest) return undefined;
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
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
async function* unpacked(zip: Buffer, { at, packed, isDeflated }: Entry): AsyncGenerator<Buffer> {
  if (at + header.length > zip.length || zip.readUInt32LE(at) !== header.mark) {
    throw new Problem('SHEET_BROKEN');
  }
  const start = at + header.length + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + packed);
  if (!isDeflated) return yield bytes;
  try {
    yield* Readable.from([bytes]).pipe(createInflateRaw());
  } catch {
    throw new Problem('SHEET_BROKEN');
  }
}

const textOf = async (zip: Buffer, entry: Entry) => {
  const pieces: Buffer[] = [];
  for await (const piece of unpacked(zip, entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

/** Where the first sheet is, and what its cells are read by. */
async function partsOf(zip: Buffer, entries: readonly Entry[]) {
  const named = (name: string) => entries.find((entry) => entry.name === name);
  const [book, relations] = [named('xl/workbook.xml'), named('xl/_rels/workbook.xml.rels')];
  if (!book || !relations) return undefined;
  const bookText = await textOf(zip, book);
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(bookText)?.[1];
  const tags = (await textOf(zip, relations)).match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];
  const entryOf = (mark: string) => {
    const target = tags.find((tag) => tag.includes(mark))?.match(/Target="([^"]+)"/)?.[1];
    return target === undefined
      ? undefined
      : named(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  return {
    sheet: entryOf(`Id="${id}"`),
    texts: entryOf('/sharedStrings"'),
    styles: entryOf('/styles"'),
    is1904: /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(1|true)"/.test(bookText),
  };
}

const ole2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** A merged range `[first row, first column, last row, last column]`, counted from 0. */
export type Merge = readonly [number, number, number, number];

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function mergesIn(xml: string): Merge[] {
  const found = xml.matchAll(/<(?:\w+:)?mergeCell ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g);
  return [...found].map(
    ([, left = '', top, right = '', bottom]) =>
      [Number(top) - 1, columnOf(left), Number(bottom) - 1, columnOf(right)] as const,
  );
}

/** More merged cells than this are not looked at one by one. */
const mostMergeText = 1024 * 1024;

/** What a workbook's first sheet has merged; what is behind its last row is all that is kept of it. */
async function mergesOf(zip: Buffer, sheet: Entry): Promise<Merge[]> {
  let tail = '';
  for await (const piece of unpacked(zip, sheet)) {
    tail += piece.toString('latin1');
    const from = tail.indexOf('mergeCells');
    tail = from < 0 ? tail.slice(-20) : tail.slice(Math.max(0, from - 10)).slice(0, mostMergeText);
  }
  return mergesIn(tail);
}

/** What is read of a workbook, piece by piece. */
export interface Archive {
  merges: readonly Merge[];
  sheet: AsyncIterable<Buffer>;
  texts: AsyncIterable<Buffer> | undefined;
  styles: AsyncIterable<Buffer> | undefined;
  /** Whether its days are counted from 1904. */
  is1904: boolean;
}

/**
 * Looks at an .xlsx before it is read: refuses what is none, what has a program or a password in it, and
 * what unpacks to more than it should, by unpacking it. Answers the parts of its first sheet.
 */
export async function openArchive(zip: Buffer): Promise<Archive> {
  if (zip.subarray(0, 8).equals(ole2)) {
    throw new Problem(zip.includes(encrypted) ? 'SHEET_PASSWORD' : 'SHEET_OLD');
  }
  const entries = zip.length > listEnd.length ? entriesOf(zip) : undefined;
  if (!entries) throw new Problem('SHEET_BROKEN');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new Problem('SHEET_NOT_XLSX');
  if (entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))) {
    throw new Problem('SHEET_MACRO');
  }
  let bytes = 0;
  for (const entry of entries) {
    for await (const piece of unpacked(zip, entry)) {
      bytes += piece.length;
      if (bytes > mostUnpacked) throw new Problem('SHEET_LARGE');
    }
  }
  const parts = await partsOf(zip, entries);
  if (!parts?.sheet) throw new Problem('SHEET_BROKEN');
  const pieces = (entry: Entry) => unpacked(zip, entry);
  return {
    merges: await mergesOf(zip, parts.sheet),
    sheet: pieces(parts.sheet),
    texts: parts.texts && pieces(parts.texts),
    styles: parts.styles && pieces(parts.styles),
    is1904: parts.is1904,
  };
}
