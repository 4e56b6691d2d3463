import {
  descriptionIn,
  type Language,
  plainText,
  titleIn,
  type Wording,
} from '@/contracts/kit/languages';
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

function isSameYear(one: number, other: number): boolean {
  return Math.abs(one - other) === eraYears && Math.max(one, other) >= 2400 && one + other < 5000;
}

function isSame(one: WrittenValue, other: WrittenValue): boolean {
  if (one.kind !== other.kind) return false;
  if (one.value === other.value) return true;
  if (one.kind === 'number') return isSameYear(Number(one.value), Number(other.value));
  // A day without a year is the same day in whatever year the other language names.
  const isOpen = one.value.startsWith('--') || other.value.startsWith('--');
  return one.kind === 'date' && isOpen && one.value.slice(-5) === other.value.slice(-5);
}

const missing = (from: readonly WrittenValue[], there: readonly WrittenValue[]) => [
  ...new Set(
    from.filter((value) => !there.some((other) => isSame(value, other))).map((v) => v.written),
  ),
];

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
      const onlyThai = missing(here ?? [], there ?? []);
      const onlyOther = missing(there ?? [], here ?? []);
      return onlyThai.length + onlyOther.length > 0
        ? [{ language, kind, onlyThai, onlyOther }]
        : [];
    });
  });
}
