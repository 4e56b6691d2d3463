import type { DocumentProps } from '@/portal/app/page/page';

/** Rooms that a house has, too. */
const inside = '(?!น้ำ|ประชุม|พัก|ครัว|ชุด)';

/** In turn: what is said for both kinds of property, then where units are counted, then every other room. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/เลขห้อง ?(?:\/|หรือ) ?บ้านเลขที่/g, 'บ้านเลขที่'],
  [/ห้อง ?(?:\/|หรือ) ?(?=บ้าน|หลัง)/g, ''],
  [/^ห้องชุด$/, 'บ้านพักอาศัย'],
  [/^อาคาร(?:\/ซอย)?$/, 'ซอย'],
  [
    new RegExp(
      `((?:\\}\\}|\\d|หนึ่ง|หลาย|ทุก|แต่ละ|ครบ|จำนวน|\\(|บาท/) ?)ห้อง${inside}(?! \\{\\{)`,
      'g',
    ),
    '$1หลัง',
  ],
  [/ห้อง(?=ละ|เดียวต่อ)/g, 'หลัง'],
  [new RegExp(`ห้อง${inside}`, 'g'), 'บ้าน'],
];

/** A Thai text as a village says it. */
export const houseWord = (text: string): string =>
  /ห้อง|^อาคาร/.test(text)
    ? rules.reduce((said, [room, house]) => said.replace(room, house), text)
    : text;

const said = new WeakMap<object, unknown>();

/** Thai texts as a village says them, where a unit is a house and not a room; the same texts are the same ones again. */
function houseWords<T>(texts: T): T {
  if (typeof texts === 'string') return houseWord(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  const known = said.get(texts);
  if (known) return known as T;
  const own = Array.isArray(texts)
    ? texts.map(houseWords)
    : Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, houseWords(text)]));
  said.set(texts, own);
  return own as T;
}

const asTheyAre = <T>(texts: T): T => texts;

/** How the place that one is in says the texts of a language. */
export const sayingOf = ({ language, session }: Pick<DocumentProps, 'language' | 'session'>) =>
  language === 'th' && session?.property_dimension === 'village' ? houseWords : asTheyAre;
