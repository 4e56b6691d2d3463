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

/** Beside glyphs that stand for letters in another order than they are written, or for several: what they say. */
const said = /\/ActualText <FEFF([\dA-F]*)>/;

type Fonts = Map<string | undefined, Map<number, string>>;

function shownText(content: string, fonts: Fonts): string {
  const pieces: string[] = [];
  let letters = new Map<number, string>();
  let actual: string | undefined;
  for (const line of content.split('\n')) {
    const [, font] = /^\/(f\d+) [\d.]+ Tf/.exec(line) ?? [];
    if (font) letters = fonts.get(font) ?? letters;
    if (line === 'BT') pieces.push('');
    const [, hex] = said.exec(line) ?? [];
    if (hex !== undefined) actual = read(hex);
    if (line === 'EMC') actual = undefined;
    if (!/T[jJ]$/.test(line)) continue;
    pieces[pieces.length - 1] +=
      actual ??
      glyphsIn(line)
        .map((glyph) => letters.get(glyph) ?? '')
        .join('');
    // What is said is said of all that is shown in its place.
    if (actual !== undefined) actual = '';
  }
  return pieces.join('\n');
}

/**
 * The text of a PDF that typst has written, as whoever copies it gets it: a line for each piece that is set by
 * itself.
 */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, at, body]) => [at, body ?? '']),
  );
  const stream = (body: string) => {
    const [, content = ''] = /stream\n(.*)\nendstream/s.exec(body) ?? [];
    return content && body.includes('/FlateDecode')
      ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
      : content;
  };
  const fontsOf = (page: string) =>
    new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, at]) => {
        const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(at) ?? '') ?? [];
        return [name, lettersOf(stream(objects.get(cmap) ?? ''))];
      }),
    );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const [, content] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
      return shownText(stream(objects.get(content) ?? ''), fontsOf(page));
    })
    .join('\n');
}
