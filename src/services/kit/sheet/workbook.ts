import { Problem } from '@/services/kit/calls/problem';
import { mostCellText, mostText } from './grid';
import { attribute, plainText, type Tag, xmlTags } from './xml-tags';

type Pieces = AsyncIterable<Uint8Array>;

/** A copy that does not hold the piece of the file that it was cut from. */
const ownText = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le');

/** Texts that cells may name. */
const mostTexts = 1_000_000;

/** The texts that cells name by their number, without how they are said. */
export async function sharedTexts(pieces: Pieces): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let letters = 0;
  let isSaid = false;
  const take = (tag: Tag) => {
    if (tag.name === 'si') text = '';
    if (tag.name === 'rPh') isSaid = !tag.isEmpty;
    if (tag.name === '/rPh') isSaid = false;
    if (tag.name === 't' && !isSaid && text.length < mostCellText) text += tag.text;
    if (tag.name === '/si' || (tag.name === 'si' && tag.isEmpty)) {
      const kept = plainText(text).slice(0, mostCellText);
      letters += kept.length;
      if (texts.length === mostTexts || letters > mostText) throw new Problem('SHEET_LARGE');
      texts.push(ownText(kept));
    }
  };
  for await (const tags of xmlTags(pieces)) tags.forEach(take);
  return texts;
}

/** Formats that show a day or a time, of those that sheets only number. */
const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** Of one format, which sheets bound themselves. */
const mostCodeText = 255;

/** A format's own letters: what is quoted, escaped or in brackets is none of them. */
const isDateCode = (code: string) =>
  /[dmyhsbeวดปชนท]/i.test(
    plainText(code.slice(0, mostCodeText))
      .replace(/"[^"]*"|\\.|_.|\*./g, '')
      .replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
      .replace(/General/gi, ''),
  );

/** Which of a workbook's styles show a number as a day or a time. */
export async function dateStyles(pieces: Pieces): Promise<boolean[]> {
  const codes = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  const take = (tag: Tag) => {
    const id = () => Number(attribute(tag, 'numFmtId') ?? 0);
    if (tag.name === 'numFmt') codes.set(id(), isDateCode(attribute(tag, 'formatCode') ?? ''));
    if (tag.name === 'cellXfs') isCells = true;
    if (tag.name === '/cellXfs') isCells = false;
    if (tag.name === 'xf' && isCells) styles.push(codes.get(id()) ?? isDateNumber(id()));
  };
  for await (const tags of xmlTags(pieces)) tags.forEach(take);
  return styles;
}

const dayMs = 86_400_000;

/** What a sheet counts as a number, as its day, or below one as a time of day. */
export function countedDay(serial: number, is1904: boolean): string {
  if (!(serial >= 0 && serial < 3_000_000)) return '';
  if (serial < 1) {
    const minutes = Math.round(serial * 1440);
    const two = (number: number) => String(number).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  // Sheets believe that 1900 had a 29th of February.
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return new Date(begin + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}
