import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { SearchSelect } from '@/portal/kit/form/fields/SearchSelect';
import type { ReferenceSource } from './reference-source';
import { useFound } from './use-found';

/** What a form gives to whichever field it holds. */
export interface Held<Value> {
  id?: string;
  value?: Value | null;
}

/** A choice among the records of a kind, found by part of what they are called. */
export function FoundSelect<Row extends { id: string }>(props: {
  of: ReferenceSource<Row>;
  id?: string | undefined;
  /** What stands in the field: a record's id, or what it is called. */
  value: string | null | undefined;
  shown: (value: string) => ReactNode;
  onChoose: (row: Row | undefined) => void;
  required?: boolean | undefined;
}) {
  const { of, value } = props;
  const { t } = useTranslation('pickers');
  const [typed, setTyped] = useState('');
  const { found, failed } = useFound(of, typed);
  return (
    <SearchSelect
      {...(props.id && { id: props.id })}
      {...(value && { value })}
      allowClear={!props.required}
      onSearch={setTyped}
      placeholder={t(`references.${of.kind}.choose`)}
      none={t(`references.${of.kind}.none`)}
      failed={failed}
      found={found?.map((row) => ({
        value: row.id,
        label: [of.title(row), of.detail?.(row)].filter(Boolean).join(' · '),
      }))}
      labelRender={(chosen) => props.shown(String(chosen.value))}
      onChange={(id?: string) => props.onChoose(found?.find((row) => row.id === id))}
    />
  );
}
