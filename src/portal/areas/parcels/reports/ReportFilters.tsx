import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { SubmitEvent } from 'react';
import { parcelKinds } from '@/contracts/parcel/parcel';
import { parcelStatuses } from '@/contracts/parcel/states';
import { useDates } from '@/portal/kit/dates';
import { formValues } from '@/portal/kit/form-values';
import { ActionButton, ActionLink } from '@/portal/ui/Action';
import { Labelled, Select, TextInput } from '@/portal/ui/fields';
import styles from './Reports.module.css';
import type { ReportQuery } from './readers';

/** The list's filters that make sense for a report; they live in the address, as the list's do. */
export function ReportFilters({ filter }: { filter: ReportQuery }) {
  const { t } = useTranslation(['parcel-reports', 'parcels']);
  const { date } = useDates();
  const router = useRouter();

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.entries(formValues(event.currentTarget)).filter(([, value]) => value);
    const query = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    void router.push({ query }, undefined, { shallow: true, scroll: false });
  }

  const choice = (
    name: 'status' | 'kind',
    label: string,
    values: readonly string[],
    of: string,
  ) => (
    <Labelled label={label}>
      <Select name={name} defaultValue={filter[name] ?? ''}>
        <option value="">{t('files.all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {t(`parcels:${of}.${value}`)}
          </option>
        ))}
      </Select>
    </Labelled>
  );
  const arrival = (name: 'receivedFrom' | 'receivedTo') => {
    const day = filter[name];
    return (
      <Labelled label={t(`files.${name}`) + (day ? ` (${date(day)})` : '')}>
        <TextInput type="date" name={name} defaultValue={day} />
      </Labelled>
    );
  };

  return (
    // A new address fills the fields anew.
    <form key={JSON.stringify(filter)} className={styles.filters} onSubmit={apply}>
      <Labelled label={t('files.keywords')}>
        <TextInput name="keywords" defaultValue={filter.keywords} maxLength={200} />
      </Labelled>
      <Labelled label={t('parcels:unit')}>
        <TextInput name="unitNumber" defaultValue={filter.unitNumber} maxLength={40} />
      </Labelled>
      {choice('status', t('parcels:status'), parcelStatuses, 'statuses')}
      {choice('kind', t('parcels:kind'), parcelKinds, 'kinds')}
      {arrival('receivedFrom')}
      {arrival('receivedTo')}
      <div className={styles.buttons}>
        <ActionButton type="submit">{t('files.apply')}</ActionButton>
        {Object.keys(filter).length > 0 && (
          <ActionLink tone="quiet" href="/parcels/reports" shallow scroll={false}>
            {t('files.clear')}
          </ActionLink>
        )}
      </div>
    </form>
  );
}
