import { inflateSync } from 'node:zlib';

/** What stands in a document's text where no font had the letter. */
export const noGlyph = '\u{fffd}';

/** How many pages a PDF has that typst has written. */
export const pdfPages = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

const read = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's glyphs as the letters that they stand for. */
function lettersOf(cmap: string) {
  const letters = new Map<number, string>();
  for (const [, glyph = '', text = ''] of cmap.matchAll(/<(\w{4})> <((?:\w{4})+)>\n/g)) {
    letters.set(Number.parseInt(glyph, 16), read(text));
  }
  return letters.set(0, noGlyph);
}

/** The two-byte glyphs of the strings that a line shows: `[(\000\001) 7 (\000\002)] TJ`. */
const glyphsIn = (line: string) =>
  [...line.matchAll(/\(((?:\\.|[^\\)])*)\)/gs)].flatMap(([, written = '']) => {
    const bytes = written.replace(/\\(\d{3}|.)/gs, (_, escaped: string) =>
      /^\d/.test(escaped)
        ? String.fromCharCode(Number.parseInt(escaped, 8))
        : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[escaped] ?? escaped),
    );
    return (bytes.match(/../gs) ?? []).map((two) => two.charCodeAt(0) * 256 + two.charCodeAt(1));
  });

/**
 * The text of a PDF that typst has written, piece by piece. Figures, Latin and letters that bear no marks
 * are as written; a mark stands with all letters that it was first seen with: look for words without.
 */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, at, body]) => [at, body ?? '']),
  );
  const stream = (body: string) => {
    const [, content] = /FlateDecode.*?stream\n(.*)\nendstream/s.exec(body) ?? [];
    return content ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : '';
  };
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, at]) => {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(at) ?? '') ?? [];
      return [name, lettersOf(stream(objects.get(cmap) ?? ''))];
    }),
  );
  const shown = [...objects.values()].map(stream).filter((content) => /\nBT\n/.test(content));
  let letters = new Map<number, string>();
  return shown
    .flatMap((content) => content.split('\n'))
    .flatMap((line) => {
      const [, font] = /^\/(F\d+) [\d.]+ Tf/.exec(line) ?? [];
      if (font) letters = fonts.get(font) ?? letters;
      if (!/T[jJ]$/.test(line)) return [];
      return [
        glyphsIn(line)
          .map((glyph) => letters.get(glyph) ?? '')
          .join(''),
      ];
    })
    .join('\n');
}
