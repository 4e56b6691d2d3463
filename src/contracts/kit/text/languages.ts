export const languages = ['th', 'en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** How far a language is: title and text, one of the two, or neither. */
export const completenesses = ['complete', 'partial', 'empty'] as const;
export type Completeness = (typeof completenesses)[number];

/** A title in each language. */
export interface Titles {
  titleTh: string;
  titleEn: string;
  titleCn: string;
}

/** A title and a text in each language; texts are rich text. */
export interface Wording extends Titles {
  descriptionTh: string;
  descriptionEn: string;
  descriptionCn: string;
}

const fields = { th: 'Th', en: 'En', cn: 'Cn' } as const;

export const titleIn = (wording: Titles, language: Language): string =>
  wording[`title${fields[language]}`];

export const descriptionIn = (wording: Wording, language: Language): string =>
  wording[`description${fields[language]}`];

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }));

const character = (code: number) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';

/** Tags become spaces; after the last `>` there is none, and no end of one is looked for. */
function withoutTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<\/?[a-z][^>]*>/gi, ' ') + html.slice(end);
}

/** The words of rich text, on one line. Not HTML, and not safe to be used as such. */
export const plainText = (html: string): string =>
  withoutTags(html)
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
      if (name) return entities.get(name.toLowerCase()) ?? whole;
      return character(hex ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();

/** How far each language is. */
export function completeness(wording: Wording): Record<Language, Completeness> {
  const of = (language: Language): Completeness => {
    const written = [
      titleIn(wording, language).trim(),
      plainText(descriptionIn(wording, language)),
    ];
    const full = written.filter(Boolean).length;
    return full === 2 ? 'complete' : full === 1 ? 'partial' : 'empty';
  };
  return { th: of('th'), en: of('en'), cn: of('cn') };
}
