import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { parcelKinds } from '@/contracts/parcel/parcel';
import { parcelStatuses } from '@/contracts/parcel/states';
import { type DayError, typedDays } from '@/portal/areas/parcels/typed-days';
import { TypedInput } from '@/portal/kit/address/TypedInput';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import { formValues } from '@/portal/kit/form/form-values';
import { AskedSelect } from '@/portal/kit/list/AskedSelect';
import { ActionButton, ActionLink } from '@/portal/ui/actions/Action';
import { Labelled } from '@/portal/ui/fields/fields';
import type { ReportQuery } from './list-query';
import styles from './Reports.module.css';

const days = ['receivedFrom', 'receivedTo'] as const;

/** The list's filters that make sense for a report; they live in the address, as the list's do. */
export function ReportFilters(props: {
  filter: ReportQuery;
  onAsk: (change: Record<string, string | undefined>) => void;
}) {
  const { filter, onAsk } = props;
  const { t } = useTranslation(['parcel-reports', 'parcels']);
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState<{ name: string; error: DayError }>();
  /** Clearing also takes what was typed and not asked for. */
  const [cleared, setCleared] = useState(0);

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
    onAsk({ ...given, ...read.days });
  }

  const choice = (
    name: 'status' | 'kind',
    label: string,
    values: readonly string[],
    of: string,
  ) => (
    <AskedSelect
      name={name}
      label={label}
      asked={filter[name] ?? ''}
      options={values.map((value) => ({ value, label: t(`parcels:${of}.${value}`) }))}
    />
  );
  return (
    <form key={cleared} className={styles.filters} onSubmit={apply}>
      <Labelled label={t('files.keywords')}>
        <TypedInput name="keywords" asked={filter.keywords ?? ''} maxLength={200} />
      </Labelled>
      <Labelled label={t('parcels:unit')}>
        <TypedInput name="unitNumber" asked={filter.unitNumber ?? ''} maxLength={40} />
      </Labelled>
      {choice('status', t('parcels:status'), parcelStatuses, 'statuses')}
      {choice('kind', t('parcels:kind'), parcelKinds, 'kinds')}
      {days.map((name) => (
        <AskedDay
          key={name}
          name={name}
          label={t(`files.${name}`)}
          day={filter[name]}
          error={wrong?.name === name && fieldText({ code: wrong.error })}
        />
      ))}
      <div className={styles.buttons}>
        <ActionButton type="submit">{t('files.apply')}</ActionButton>
        {Object.keys(filter).length > 0 && (
          <ActionLink
            tone="quiet"
            href="/parcels/reports"
            shallow
            scroll={false}
            onClick={() => setCleared(cleared + 1)}
          >
            {t('files.clear')}
          </ActionLink>
        )}
      </div>
    </form>
  );
}
