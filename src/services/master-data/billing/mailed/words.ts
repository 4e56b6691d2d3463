import cn from '@locales/cn/paper-letters.json';
import en from '@locales/en/paper-letters.json';
import th from '@locales/th/paper-letters.json';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import type { LetterLanguage } from '@/contracts/master-data/report-email';
import { letter } from '@/services/kit/mail/letter';
import { aside, type Block } from '@/services/kit/mail/letter-blocks';
import { letterValues } from '@/services/kit/mail/letter-values';
import type { Letter, LetterFile } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import type { paperLetters } from './tables';

const texts: Readonly<Record<LetterLanguage, typeof th>> = { th, en, cn };
const names = { th: 'nameTh', en: 'nameEn', cn: 'nameCn' } as const;

export type PaperLetter = typeof paperLetters.$inferSelect;

/** What a letter says in its language. */
export function saidIn(language: LetterLanguage) {
  const values = letterValues(language);
  const words = texts[language];
  return {
    ...values,
    words,
    sum: (satang: number) => filled(words.baht, { amount: values.baht(satang) }),
  };
}

export type Said = ReturnType<typeof saidIn>;

/** What one kind of letter says; the rest of it is the same for all. */
export interface Told {
  /** Whose owner it is sent to. */
  unit: string;
  subject: string;
  heading: string;
  under: string;
  blocks: readonly Block[];
  file: LetterFile;
}

/** A letter from a property's office with its paper; an answer to it goes to the office. */
export function officeLetter(
  row: PaperLetter,
  office: PropertySetting,
  tell: (said: Said, property: string) => Told,
): Letter {
  const { language, address, typed } = row;
  const said = saidIn(language);
  const property = office[names[language]] || office.nameTh;
  const { file, blocks, unit, ...told } = tell(said, property);
  const { attached, ask, foot, footTyped } = said.words;
  const written = letter({
    ...{ to: address, language, from: property, ...told },
    blocks: [
      ...blocks,
      aside(filled(attached, { names: file.filename })),
      ...(office.officePhone ? [aside(filled(ask, { phone: showPhone(office.officePhone) }))] : []),
    ],
    foot: filled(typed ? footTyped : foot, { email: address, property, unit }),
  });
  return {
    ...written,
    ...(office.email && { replyTo: office.email }),
    attachments: [file],
  };
}
