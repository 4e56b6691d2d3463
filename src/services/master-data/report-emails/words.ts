import cn from '@locales/cn/report-letters.json';
import en from '@locales/en/report-letters.json';
import th from '@locales/th/report-letters.json';
import { reportEmails as feature } from '@/contracts/features/property/report-emails';
import { showShare } from '@/contracts/kit/fields/satang';
import type { ReportEmail, ReportKind } from '@/contracts/master-data/report-email';
import type { LetterLanguage } from '@/services/kit/mail/letter';
import { letterValues } from '@/services/kit/mail/letter-values';
import type { ReportUnit } from '@/services/kit/reports/report';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { filled } from '@/services/kit/text/letter-text';

export type ReportWords = typeof th;

const texts: Readonly<Record<LetterLanguage, ReportWords>> = { th, en, cn };
const { report: kinds, weekday: weekdays } = feature.records['report-email'].fields;

type Tree = Readonly<Record<string, unknown>>;

/** The word at the end of a way through the texts; its last part where there is none. */
function wordAt(tree: unknown, ...way: readonly string[]): string {
  const found = way.reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], tree);
  return typeof found === 'string' ? found : (way.at(-1) ?? '');
}

export type Schedule = Pick<ReportEmail, 'frequency' | 'weekday' | 'monthDay' | 'hour'>;

/** What reports say in one language. */
export function reportWords(language: LetterLanguage) {
  const words = texts[language];
  const said = letterValues(language);

  /** Minutes as people say them, by the two largest parts. */
  function long(minutes: number): string {
    const { units } = words;
    const hours = Math.floor(minutes / 60);
    const parts = [
      [Math.floor(hours / 24), units.days],
      [hours % 24, units.hours],
      [minutes % 60, units.minutes],
    ] as const;
    const shown = parts.flatMap(([n, unit]) => (n > 0 ? filled(unit, { n: said.number(n) }) : []));
    return shown.slice(0, 2).join(' ') || filled(units.minutes, { n: '0' });
  }

  /** A value in words; `column` names the words of codes. */
  function value(unit: ReportUnit, one: string | number | null, column = ''): string {
    if (one === null || one === '') return unit === 'text' ? '' : words.none;
    if (unit === 'count') return said.number(Number(one));
    if (unit === 'satang') return filled(words.units.satang, { n: said.baht(Number(one)) });
    if (unit === 'minutes') return long(Math.round(Number(one)));
    if (unit === 'share') return showShare(Number(one));
    if (unit === 'day') return said.day(String(one));
    if (unit === 'instant') return said.moment(String(one));
    if (column === 'month') return said.month(String(one));
    if (unit === 'number') return filled(wordAt(words, 'numbers', column), { n: String(one) });
    return wordAt(words, 'values', column, String(one));
  }

  return {
    words,
    value,
    /** The same in a table, where the heading says what sums are counted in. */
    cell: (unit: ReportUnit, one: string | number, column = '') =>
      unit === 'satang' ? said.baht(Number(one)) : value(unit, one, column),
    kind: (kind: ReportKind) => kinds.values[kind][language],
    figure: (kind: string, key: string) => wordAt(words.figures, kind, key),
    table: (kind: string, key: string) => wordAt(words.tables, kind, key),
    column: (key: string) => wordAt(words.columns, key),
    /** Days as they are spoken of: one, several, a whole month. */
    span({ from, to }: { from: string; to: string }): string {
      const isMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && to > from;
      if (isMonth && dayAfter(to, 1).endsWith('-01')) return said.month(from);
      return from === to ? said.day(from) : said.span(from, to);
    },
    /** When somebody gets letters: `ทุกวันจันทร์ 08:00 น.` */
    when: (row: Schedule) =>
      filled(words.when[row.frequency], {
        weekday: weekdays.values[row.weekday][language],
        day: String(row.monthDay),
        time: `${String(row.hour).padStart(2, '0')}:00`,
      }),
  };
}

export type Said = ReturnType<typeof reportWords>;
