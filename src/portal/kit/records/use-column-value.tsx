import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import type { Standing } from '@/contracts/content/period';
import type { ListColumn } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { showBaht } from '@/contracts/kit/fields/satang';
import { StandingTag } from '@/portal/kit/content/StandingTag';
import { CallLink } from '@/portal/kit/form/fields/CallLink';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

const baht = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat('en-US');
const nothing = '–';

interface ColumnValue {
  <Row>(name: keyof Row & string, column: ListColumn, row: Row): ReactNode;
  /** The whole of a text that may be cut, and of an instant that is told in short. */
  whole: (column: ListColumn, value: string) => string | undefined;
}

/** Writes a column's value by its kind, in the reader's words. */
export function useColumnValue(texts: string): ColumnValue {
  const { t } = useTranslation([texts, 'common']);
  const { moment, when, brief, span, monthOf } = useDates();
  return useMemo(() => {
    const tag = (value: string, meanings: Meanings | undefined, word: string) => (
      <Tag tone={meanings?.[value] ?? 'off'}>{word}</Tag>
    );
    function write<Row>(name: keyof Row & string, column: ListColumn, row: Row): ReactNode {
      const { kind, words = `values.${name}`, until, meanings } = column;
      const value = row[name] as unknown;
      // What is as usual is said by nothing.
      if (kind === 'active') return value ? '' : <Tag>{t('common:form.inactive')}</Tag>;
      if (kind === 'yesNo') return value ? t('common:form.yes') : '';
      if (value === null || value === undefined || value === '') return nothing;
      if (kind === 'choice') return t(`${words}.${value}`);
      if (kind === 'state') return tag(String(value), meanings, t(`${words}.${value}`));
      if (kind === 'standing') {
        return <StandingTag standing={value as Standing}>{t(`${words}.${value}`)}</StandingTag>;
      }
      if (kind === 'instant') return when(String(value));
      if (kind === 'day') {
        const end = until && row[until as keyof Row];
        return end ? span(String(value), String(end)) : brief(String(value));
      }
      if (kind === 'month') return monthOf(String(value));
      if (kind === 'number') return plain.format(Number(value));
      if (kind === 'baht') return baht.format(Number(value));
      if (kind === 'satang') return showBaht(Number(value));
      if (kind === 'phone') {
        const kept = value as string | PhoneLine;
        return column.card === 'call' ? <CallLink kept={kept} /> : <PhoneLinks kept={kept} />;
      }
      if (kind === 'person') return <Name>{String(value)}</Name>;
      return String(value);
    }
    const whole = ({ kind }: ListColumn, value: string) => {
      if (kind === 'instant') return moment(value);
      return kind === 'text' || kind === 'person' ? value : undefined;
    };
    return Object.assign(write, { whole });
  }, [t, moment, when, brief, span, monthOf]);
}
