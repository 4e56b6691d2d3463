import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import type { Standing } from '@/contracts/content/period';
import type { ColumnKind, ListColumn, ListColumns } from '@/contracts/kit/feature/list-columns';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { showBaht } from '@/contracts/kit/fields/satang';
import { StandingTag } from '@/portal/kit/content/StandingTag';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { useDates } from '@/portal/kit/text/dates';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

const baht = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat('en-US');
const amounts: ReadonlySet<ColumnKind> = new Set(['baht', 'satang', 'number']);
const ownTitles: ReadonlySet<string> = new Set(['active', 'updatedAt', 'updatedBy']);

/** What a column shows where its value alone does not say it. */
export type Renders<Row> = { [Name in keyof Row & string]?: (row: Row) => ReactNode };

/**
 * The columns of a list as its table shows them: titled and worded by the area's texts, each written
 * by its kind unless `renders` does it.
 */
export function useColumns<Row>(
  texts: string,
  columns: ListColumns<Row>,
  renders: Renders<Row> = {},
): Column<Row>[] {
  const { t } = useTranslation([texts, 'common']);
  const { moment, date } = useDates();
  return useMemo(() => {
    function write(
      name: string,
      { kind, words = `values.${name}`, fixed }: ListColumn,
      value: unknown,
    ): ReactNode {
      if (kind === 'active') {
        const word = t(value ? 'common:form.active' : 'common:form.inactive');
        return <Tag tone={value ? 'good' : 'plain'}>{word}</Tag>;
      }
      if (kind === 'yesNo') return t(value ? 'common:form.yes' : 'common:form.no');
      if (value === null || value === undefined || value === '') return '–';
      if (kind === 'choice') return t(`${words}.${value}`);
      if (kind === 'standing') {
        return <StandingTag standing={value as Standing}>{t(`${words}.${value}`)}</StandingTag>;
      }
      if (kind === 'instant') return moment(String(value));
      if (kind === 'day') return date(String(value));
      if (kind === 'number') return plain.format(Number(value));
      if (kind === 'baht') return baht.format(Number(value));
      if (kind === 'satang') return showBaht(Number(value));
      if (kind === 'phone') return <PhoneLinks kept={value as string | PhoneLine} />;
      if (!fixed) return String(value);
      return (
        <b>
          <Name>{String(value)}</Name>
        </b>
      );
    }
    const named = Object.entries(columns) as [keyof Row & string, ListColumn][];
    return named.map(([name, column]) => ({
      key: name,
      title: t(ownTitles.has(name) ? `common:list.${name}` : name),
      render: renders[name] ?? ((row: Row) => write(name, column, row[name])),
      ...(column.sort && { sort: name }),
      ...(column.fixed && { fixed: true }),
      ...(amounts.has(column.kind) && { align: 'end' as const }),
    }));
  }, [t, columns, renders, moment, date]);
}
