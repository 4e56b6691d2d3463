import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { parcelKinds } from '@/contracts/parcel/parcel';
import { parcelStatuses } from '@/contracts/parcel/states';
import { DayField } from '@/portal/areas/parcels/DayField';
import { type DayError, typedDays } from '@/portal/areas/parcels/typed-days';
import { formValues } from '@/portal/kit/form-values';
import { ActionButton, ActionLink } from '@/portal/ui/Action';
import { Labelled, Select, TextInput } from '@/portal/ui/fields';
import type { ReportQuery } from './list-query';
import styles from './Reports.module.css';

const days = ['receivedFrom', 'receivedTo'] as const;

/** The list's filters that make sense for a report; they live in the address, as the list's do. */
export function ReportFilters({ filter }: { filter: ReportQuery }) {
  const { t } = useTranslation(['parcel-reports', 'parcels']);
  const router = useRouter();
  const [wrong, setWrong] = useState<{ name: string; error: DayError }>();

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(
      Object.entries(formValues(form)).map(([name, value]) => [name, String(value ?? '')]),
    );
    const read = typedDays(days, given);
    if ('wrong' in read) {
      setWrong(read.wrong);
      const field = form.elements.namedItem(read.wrong.name);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setWrong(undefined);
    const asked = Object.entries({ ...given, ...read.days }).filter(([, value]) => value);
    void router.push({ query: Object.fromEntries(asked) }, undefined, {
      shallow: true,
      scroll: false,
    });
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
      {days.map((name) => (
        <DayField
          key={name}
          name={name}
          label={t(`files.${name}`)}
          day={filter[name]}
          error={wrong?.name === name ? wrong.error : undefined}
        />
      ))}
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
