import { Problem } from '@/services/kit/calls/problem';

/** A tag as it stands in XML, and the text up to the next one. */
export interface Tag {
  /** Without its namespace; an end begins with `/`. */
  name: string;
  /** Its attributes as written. */
  rest: string;
  /** Whether it is its own end. */
  isEmpty: boolean;
  text: string;
}

/** What stands between two tags; more is no sheet's. */
const mostText = 1024 * 1024;

function tagOf(part: string): Tag {
  const end = part.indexOf('>');
  const tag = end < 0 ? part : part.slice(0, end);
  const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]*)/.exec(tag) ?? [];
  return {
    name: slash + name,
    rest: tag,
    isEmpty: tag.endsWith('/'),
    text: end < 0 ? '' : part.slice(end + 1),
  };
}

/** The tags of an XML file, those of a piece of it at a time; what is read stays no longer than it is used. */
export async function* xmlTags(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Tag[]> {
  const decoder = new TextDecoder('utf-8');
  let waiting = '';
  for await (const piece of pieces) {
    waiting += decoder.decode(piece, { stream: true });
    const last = waiting.lastIndexOf('<');
    if (last > 0) {
      yield waiting.slice(0, last).split('<').map(tagOf);
      waiting = waiting.slice(last);
    }
    if (waiting.length > mostText) throw new Problem('SHEET_BROKEN');
  }
  if (waiting) yield waiting.split('<').map(tagOf);
}

const patterns = new Map<string, RegExp>();

/** An attribute's value; `undefined` where the tag has none of the name. */
export function attribute({ rest }: Tag, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`);
  patterns.set(name, pattern);
  return pattern.exec(rest)?.[1];
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const character = (code: number) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

/** Text as it is meant: entities, and the marks that sheets write control characters with. */
export const plainText = (text: string): string =>
  text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
      if (hex) return character(Number.parseInt(hex, 16));
      if (decimal) return character(Number(decimal));
      return entities[name] ?? whole;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
