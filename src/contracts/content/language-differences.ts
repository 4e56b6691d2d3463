import {
  descriptionIn,
  type Language,
  plainText,
  titleIn,
  type Wording,
} from '@/contracts/kit/text/languages';
import { type ValueKind, type WrittenValue, writtenValues } from './written-values';

/** Values of one kind that Thai and another language do not have in common, as they are written. */
export interface LanguageDifference {
  language: Exclude<Language, 'th'>;
  kind: ValueKind;
  onlyThai: string[];
  onlyOther: string[];
}

const kinds: readonly ValueKind[] = ['date', 'time', 'baht', 'number'];
const eraYears = 543;

const yearsOfBoth = (year: number) =>
  [year - eraYears, year + eraYears].filter(
    (other) => Math.max(year, other) >= 2400 && year + other < 5000,
  );

const isOpen = (date: string) => date.startsWith('--');
const dayOf = (date: string) => date.slice(-5);

/** Tells whether a value of one kind is among these. */
function among(kind: ValueKind, all: readonly WrittenValue[]): (value: string) => boolean {
  const values = new Set(all.map(({ value }) => value));
  if (kind === 'number') {
    return (value) =>
      values.has(value) || yearsOfBoth(Number(value)).some((year) => values.has(String(year)));
  }
  if (kind !== 'date') return (value) => values.has(value);
  // A day without a year is the same day in whatever year the other language names.
  const days = new Set([...values].map(dayOf));
  return (value) =>
    isOpen(value) ? days.has(dayOf(value)) : values.has(value) || values.has(`--${dayOf(value)}`);
}

function missing(kind: ValueKind, from: readonly WrittenValue[], there: readonly WrittenValue[]) {
  const isThere = among(kind, there);
  return [...new Set(from.filter(({ value }) => !isThere(value)).map(({ written }) => written))];
}

const wordsIn = (wording: Wording, language: Language) =>
  `${titleIn(wording, language)} ${plainText(descriptionIn(wording, language))}`.trim();

/**
 * Where the numbers, dates, times and baht amounts of English or Chinese are not those of Thai, in
 * either era and either digits. A hint to look again, not an error; a language without words has none.
 */
export function languageDifferences(wording: Wording): LanguageDifference[] {
  const thai = writtenValues(wordsIn(wording, 'th'));
  return (['en', 'cn'] as const).flatMap((language) => {
    const words = wordsIn(wording, language);
    if (!words) return [];
    const values = writtenValues(words);
    return kinds.flatMap((kind) => {
      const [here, there] = [thai, values].map((all) => all.filter((value) => value.kind === kind));
      const onlyThai = missing(kind, here ?? [], there ?? []);
      const onlyOther = missing(kind, there ?? [], here ?? []);
      return onlyThai.length + onlyOther.length > 0
        ? [{ language, kind, onlyThai, onlyOther }]
        : [];
    });
  });
}
