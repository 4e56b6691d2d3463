import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import { standingMeanings } from '@/contracts/content/period';
import type { ListColumn, ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Tag } from '@/portal/ui/words/Tag';
import { columnRoom, isAmount, isMoney } from './column-room';
import { useColumnValue } from './use-column-value';

const ownTitles: ReadonlySet<string> = new Set(['active', 'updatedAt', 'updatedBy']);
/** Of these the card says what they are. */
const toldByName: ReadonlySet<string> = new Set(['number', 'baht', 'satang']);

/** What a column shows where its value alone does not say it. */
export type Renders<Row> = { [Name in keyof Row & string]?: (row: Row) => ReactNode };

interface Options<Row> {
  renders?: Renders<Row> | undefined;
  /** The small picture before a row's title. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** Makes a row's title what opens it. */
  opener?: ((row: Row, shown: ReactNode) => ReactNode) | undefined;
}

/** The states that a column may tell. */
function valuesOf({ kind, meanings }: ListColumn): string[] {
  if (kind === 'standing') return Object.keys(standingMeanings);
  return kind === 'state' && meanings ? Object.keys(meanings) : [];
}

/** A period is not called by its first day. */
function titleOf(name: string, { until }: ListColumn) {
  if (until) return 'common:list.period';
  return ownTitles.has(name) ? `common:list.${name}` : name;
}

/** What is neither money nor a number to call is no more than to be known. */
const isCalm = (column: ListColumn) => !isMoney(column) && column.kind !== 'phone';

const isNothing = (value: ReactNode) =>
  value === '–' || value === null || value === undefined || value === '';

/**
 * The columns of a list as its table shows them: titled and worded by the area's texts, each written and given
 * its room by its kind unless `renders` writes it; those that stand under another are lines of its cell.
 */
export function useColumns<Row>(
  texts: string,
  columns: ListColumns<Row>,
  { renders = {}, picture, opener }: Options<Row> = {},
): Column<Row>[] {
  const { t } = useTranslation([texts, 'common']);
  const write = useColumnValue(texts);
  return useMemo(() => {
    const named = Object.entries(columns) as [keyof Row & string, ListColumn][];
    const ends = new Set(named.map(([, { until }]) => until));
    const show = (name: keyof Row & string, column: ListColumn) => (row: Row) =>
      renders[name]?.(row) ?? write(name, column, row);
    const saysOff = named.some(([name, { off }]) => name === 'active' && off);

    /** The first of a row: what opens it, whose it is where it is another's, and that it is switched off. */
    const first = (shown: ReactNode, row: Row) => {
      const { active, own } = row as { active?: boolean; own?: boolean };
      return (
        <>
          {opener ? opener(row, shown) : <b>{shown}</b>}
          {own === false && (
            <>
              {' '}
              <Tag tone="aside">{t('common:list.ofPlatform')}</Tag>
            </>
          )}
          {saysOff && active === false && (
            <>
              {' '}
              <Tag>{t('common:form.inactive')}</Tag>
            </>
          )}
        </>
      );
    };

    const below = (name: string) => {
      const under = named
        .filter(([, column]) => column.under === name)
        .map(([one, column]) => [one, show(one, column)] as const);
      if (under.length === 0) return undefined;
      return (row: Row) => {
        const lines = under
          .map(([one, line]) => [one, line(row)] as const)
          .filter(([, line]) => !isNothing(line));
        if (lines.length === 0) return undefined;
        return lines.map(([one, line], at) => (
          <span key={one}>
            {at > 0 && ' · '}
            {line}
          </span>
        ));
      };
    };

    return named
      .filter(([name, { under }]) => !under && !ends.has(name))
      .map(([name, column]): Column<Row> => {
        const cell = show(name, column);
        const isFirst = column.fixed === true;
        const title = t(titleOf(name, column));
        return {
          key: name,
          title,
          render: isFirst ? (row) => first(cell(row), row) : cell,
          under: below(name),
          whole: (row) => {
            const value = row[name];
            return typeof value === 'string' && !renders[name]
              ? write.whole(column, value)
              : undefined;
          },
          ...columnRoom(column, {
            isTall: named.some(([, { under }]) => under === name),
            title,
            words: valuesOf(column).map((value) =>
              t(`${column.words ?? `values.${name}`}.${value}`),
            ),
          }),
          ...(column.sort && { sort: name }),
          ...(isFirst && { fixed: true }),
          ...(isFirst && picture && { picture }),
          ...(column.off && { off: true }),
          ...(isAmount(column) && { align: 'end' as const }),
          card: column.card,
          named: toldByName.has(column.kind) && !column.onCard,
          ...(column.onCard && {
            onCard: () => t(`onCard.${name}`, { n: '…' }),
          }),
          calm: isCalm(column),
        };
      });
  }, [t, columns, renders, write, picture, opener]);
}
