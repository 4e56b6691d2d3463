import { useTranslation } from 'next-i18next/pages';
import type { SubmitEvent } from 'react';
import { type Parcel, parcelKinds } from '@/contracts/parcel/parcel';
import type { ParcelQuery } from '@/portal/areas/parcels/readers';
import { useDates } from '@/portal/kit/dates';
import type { List } from '@/portal/kit/use-list';
import { ActionButton } from '@/portal/ui/Action';
import { Labelled, Select, TextInput } from '@/portal/ui/fields';
import styles from './List.module.css';

const names = ['unitNumber', 'docCode', 'parcelCode', 'kind', 'receivedOn'] as const;

/** The filters that are needed less often, behind a disclosure that says how many are in use. */
export function MoreFilters({ list }: { list: List<Parcel, ParcelQuery> }) {
  const { t } = useTranslation('parcels');
  const { day } = useDates();
  const { query, ask } = list;
  const used = names.filter((name) => query[name]);

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = names.map((name) => [name, String(fields.get(name) ?? '').trim() || undefined]);
    ask(Object.fromEntries(given) as Partial<ParcelQuery>);
  }

  const text = (
    name: 'unitNumber' | 'docCode' | 'parcelCode',
    label: string,
    maxLength: number,
  ) => (
    <Labelled label={label}>
      <TextInput name={name} defaultValue={query[name]} maxLength={maxLength} autoComplete="off" />
    </Labelled>
  );

  return (
    <details className={styles.more} open={used.length > 0 || undefined}>
      <summary>
        {t('list.more')}
        {used.length > 0 && (
          <span className={styles.count}>{t('list.used', { n: used.length })}</span>
        )}
      </summary>
      {/* A new address fills the fields anew. */}
      <form
        key={names.map((name) => query[name]).join()}
        className={styles.filters}
        onSubmit={apply}
      >
        {text('unitNumber', t('unit'), 40)}
        {text('docCode', t('code'), 40)}
        {text('parcelCode', t('tracking'), 64)}
        <Labelled label={t('kind')}>
          <Select name="kind" defaultValue={query.kind ?? ''}>
            <option value="">{t('list.allKinds')}</option>
            {parcelKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled
          label={
            query.receivedOn
              ? `${t('receivedOn')} (${day(`${query.receivedOn}T00:00:00+07:00`)})`
              : t('receivedOn')
          }
        >
          <TextInput type="date" name="receivedOn" defaultValue={query.receivedOn} />
        </Labelled>
        <div className={styles.buttons}>
          <ActionButton type="submit">{t('list.apply')}</ActionButton>
          {used.length > 0 && (
            <ActionButton
              tone="quiet"
              onClick={() => ask(Object.fromEntries(names.map((name) => [name, undefined])))}
            >
              {t('list.clear')}
            </ActionButton>
          )}
        </div>
      </form>
    </details>
  );
}
