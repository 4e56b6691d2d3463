import { Problem } from '@/services/kit/calls/problem';
import { type IsMerged, mergesIn } from './merges';
import { attribute, plainText, xmlTags } from './xml-tags';
import { type Entry, entriesOf, unpacked } from './zip';

/** What all of a workbook may unpack to: ten times what 20,000 full rows do. Bytes. */
const mostUnpacked = 150 * 1024 * 1024;
/** What its list of sheets, and that of its parts, may. */
const mostOfList = 4 * 1024 * 1024;

/** The same pieces; throws `SHEET_LARGE` once they are more than that. */
async function* atMost(bytes: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const piece of pieces) {
    passed += piece.length;
    if (passed > bytes) throw new Problem('SHEET_LARGE');
    yield piece;
  }
}

type Pieces = AsyncIterable<Buffer>;

/** The id of a workbook's first sheet, and whether its days are counted from 1904. */
async function bookOf(pieces: Pieces) {
  let id: string | undefined;
  let is1904 = false;
  for await (const tags of xmlTags(atMost(mostOfList, pieces))) {
    for (const tag of tags) {
      if (tag.name === 'sheet') id ??= attribute(tag, 'r:id');
      if (tag.name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '');
    }
  }
  return { id, is1904 };
}

interface Relation {
  id: string | undefined;
  type: string;
  target: string;
}

/** Where a workbook's sheet, texts and styles are. */
async function relationsOf(pieces: Pieces, sheetId: string | undefined) {
  const isSought = ({ id, type }: Relation) =>
    id === sheetId || /\/(sharedStrings|styles)$/.test(type);
  const found: Relation[] = [];
  for await (const tags of xmlTags(atMost(mostOfList, pieces))) {
    for (const tag of tags) {
      if (tag.name !== 'Relationship') continue;
      const relation = {
        id: attribute(tag, 'Id'),
        type: attribute(tag, 'Type') ?? '',
        target: plainText(attribute(tag, 'Target') ?? ''),
      };
      if (isSought(relation)) found.push(relation);
    }
  }
  return found;
}

/** Where the first sheet is, and what its cells are read by. */
async function partsOf(zip: Buffer, entries: readonly Entry[]) {
  const named = (name: string) => entries.find((entry) => entry.name === name);
  const [book, list] = [named('xl/workbook.xml'), named('xl/_rels/workbook.xml.rels')];
  if (!book || !list) return undefined;
  const { id, is1904 } = await bookOf(unpacked(zip, book));
  const relations = await relationsOf(unpacked(zip, list), id);
  const entryOf = (which: (relation: Relation) => boolean) => {
    const target = relations.find(which)?.target;
    return target === undefined
      ? undefined
      : named(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  };
  return {
    sheet: id === undefined ? undefined : entryOf((relation) => relation.id === id),
    texts: entryOf(({ type }) => type.endsWith('/sharedStrings')),
    styles: entryOf(({ type }) => type.endsWith('/styles')),
    is1904,
  };
}

const ole2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** What is read of a workbook, piece by piece. */
export interface Archive {
  isMerged: IsMerged;
  sheet: Pieces;
  texts: Pieces | undefined;
  styles: Pieces | undefined;
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
  const entries = entriesOf(zip);
  if (!entries) throw new Problem('SHEET_BROKEN');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new Problem('SHEET_NOT_XLSX');
  if (entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))) {
    throw new Problem('SHEET_MACRO');
  }
  async function* whole(all: readonly Entry[]) {
    for (const entry of all) yield* unpacked(zip, entry);
  }
  for await (const _ of atMost(mostUnpacked, whole(entries)));
  const parts = await partsOf(zip, entries);
  if (!parts?.sheet) throw new Problem('SHEET_BROKEN');
  const pieces = (entry: Entry) => unpacked(zip, entry);
  return {
    isMerged: await mergesIn(pieces(parts.sheet)),
    sheet: pieces(parts.sheet),
    texts: parts.texts && pieces(parts.texts),
    styles: parts.styles && pieces(parts.styles),
    is1904: parts.is1904,
  };
}
