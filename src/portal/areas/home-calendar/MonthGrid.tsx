import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { MonthPage } from '@/contracts/master-data/content/home-calendar';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { plusDays, plusMonths, weeksAround } from './asked-day';
import styles from './HomeCalendar.module.css';
import { onDay } from './on-day';

/** What is named in a day's cell; the rest is counted. */
const named = 3;

/** Where a key leads from a day. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
  Home: (day) => `${day.slice(0, 7)}-01`,
  End: (day) => plusDays(plusMonths(`${day.slice(0, 7)}-01`, 1), -1),
};

interface Props {
  day: string;
  page: Pick<MonthPage, 'entries' | 'occurrences' | 'holidays'>;
  onChoose: (day: string) => void;
}

/** The days of a month; arrows go from day to day, Page keys from month to month. */
export function MonthGrid({ day: chosen, page, onChoose }: Props) {
  const { t } = useTranslation('home-calendar');
  const { weekday, shortWeekday, date, month } = useDates();
  const language = useLanguage();
  const nameOf = useTitle();
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  const weeks = weeksAround(chosen);
  const today = bangkokDay(Date.now());

  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKeys.current = true;
    onChoose(move(chosen));
  }

  function cell(day: string, week: string[]) {
    const entries = onDay(page, day);
    const holiday = page.holidays.find((one) => one.day === day);
    const name = holiday && (language === 'th' ? holiday.nameTh : holiday.nameEn || holiday.nameTh);
    const label = [date(day), name, t('entries', { n: entries.length })].filter(Boolean).join(', ');
    return (
      <td key={day} data-other={day.slice(0, 7) !== chosen.slice(0, 7) || undefined}>
        <button
          type="button"
          data-day={day}
          data-holiday={holiday ? '' : undefined}
          tabIndex={day === chosen ? 0 : -1}
          aria-pressed={day === chosen}
          aria-current={day === today ? 'date' : undefined}
          aria-label={label}
          onClick={() => onChoose(day)}
        >
          <b>{Number(day.slice(8))}</b>
          {name && <em>{name}</em>}
          {entries.slice(0, named).map(({ entry, from, to }) => {
            const { id, publish, startsAt } = entry;
            // Of several days it is named where it begins, and again in each week, as wide as it lasts there.
            const isNamed = from >= day || day === week[0];
            const days = week.filter((one) => one >= day && one <= to).length;
            return (
              <span
                key={`${id} ${from}`}
                data-publish={publish}
                data-began={from < day || undefined}
                data-goes-on={to > day || undefined}
                title={nameOf(entry)}
              >
                {isNamed && from < to && (
                  <i style={{ width: `calc(${days * 100}% + ${(days - 1) * 13}px)` }}>
                    {nameOf(entry)}
                  </i>
                )}
                {isNamed && from === to && [startsAt, nameOf(entry)].filter(Boolean).join(' ')}
                {!isNamed && '\u00a0'}
              </span>
            );
          })}
          {entries.length > named && <small>{t('more', { n: entries.length - named })}</small>}
        </button>
      </td>
    );
  }

  return (
    <table ref={grid} className={styles.grid} aria-label={month(chosen)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map((day) => cell(day, week))}</tr>
        ))}
      </tbody>
    </table>
  );
}
