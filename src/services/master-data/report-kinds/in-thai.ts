import texts from '@locales/th/report-letters.json';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ReportUnit } from '@/services/kit/reports/report';
import { thaiDay, thaiInstant, thaiMonth } from '@/services/kit/text/thai-text';

type Texts = { [key: string]: Texts | string };

/** A text of a report by its path; empty where nothing is said under it. */
export function wordOf(path: string): string {
  const found = path
    .split('.')
    .reduce<Texts | string | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : '';
}

const number = new Intl.NumberFormat('en-US');
/** Minutes as people say them, by the two largest parts. */
function thaiMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [
    [Math.floor(hours / 24), texts.span.days],
    [hours % 24, texts.span.hours],
    [minutes % 60, texts.span.minutes],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}`);
  return said.slice(0, 2).join(' ') || `0 ${texts.span.minutes}`;
}

/** A value as a Thai reader writes it; a dash for none. `column` names the words of codes. */
export function inThai(unit: ReportUnit, value: string | number | null, column = ''): string {
  if (value === null) return '–';
  const written = String(value);
  switch (unit) {
    case 'count':
      return number.format(Number(value));
    case 'satang':
      return showBaht(Number(value));
    case 'share':
      return `${(Number(value) / 100).toFixed(2)} %`;
    case 'minutes':
      return thaiMinutes(Number(value));
    case 'day':
      return thaiDay(`${written}T00:00:00+07:00`);
    case 'instant':
      return thaiInstant(written);
    default:
      if (column === 'month') return thaiMonth(written);
      return wordOf(`values.${column}.${written}`) || written;
  }
}
