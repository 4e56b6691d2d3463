import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { writeHours } from '@/contracts/parcel/booking-slots';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { problemKinds, userStatuses } from '@/contracts/parcel/states';
import type { ParcelQuery } from '@/portal/areas/parcels/list-query';
import { type DayError, typedDays } from '@/portal/areas/parcels/typed-days';
import { TypedInput } from '@/portal/kit/address/TypedInput';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import { AskedSelect } from '@/portal/kit/list/AskedSelect';
import type { List } from '@/portal/kit/list/use-list';
import type { FilterOption } from '@/portal/kit/list/use-unknown-option';
import { ActionButton } from '@/portal/ui/actions/Action';
import { Labelled } from '@/portal/ui/fields/fields';
import styles from './List.module.css';

const days = ['receivedOn', 'receivedFrom', 'receivedTo', 'bookingDate'] as const;
const texts = ['unitNumber', 'docCode', 'parcelCode', 'shelf'] as const;
const choices = ['bookingSlot', 'cancelled', 'userStatus', 'problem'] as const;
const names = [...texts, ...days, ...choices];

/** The filters that are needed less often, behind a disclosure that says how many are in use. */
export function MoreFilters({ list }: { list: List<Parcel, ParcelQuery> }) {
  const { t } = useTranslation(['parcels', 'common']);
  const { query, ask } = list;
  const fieldText = useFieldText();
  const slots = useReader(parcelEndpoints.tabs, {}).answer?.bookingSlots ?? [];
  const [wrong, setWrong] = useState<{ name: string; error: DayError }>();
  /** Clearing also takes what was typed and not asked for. */
  const [cleared, setCleared] = useState(0);
  const used = names.filter((name) => query[name]);

  const worded = (values: readonly string[], words: string): FilterOption[] =>
    values.map((value) => ({ value, label: t(`${words}.${value}`) }));
  const options: Record<(typeof choices)[number], FilterOption[]> = {
    bookingSlot: slots.map((one) => ({ value: one.slot, label: writeHours(one) })),
    cancelled: worded(['parcel', 'booking'], 'filters.of'),
    userStatus: worded(userStatuses, 'userStatuses'),
    problem: worded(problemKinds, 'problems'),
  };

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = Object.fromEntries(
      names.map((name) => [name, String(fields.get(name) ?? '').trim() || undefined]),
    );
    const read = typedDays(days, given);
    if ('wrong' in read) {
      setWrong(read.wrong);
      const field = event.currentTarget.elements.namedItem(read.wrong.name);
      return field instanceof HTMLElement && field.focus();
    }
    setWrong(undefined);
    return ask({ ...given, ...read.days } as Partial<ParcelQuery>);
  }

  return (
    <details className={styles.more} open={used.length > 0 || undefined}>
      <summary>
        {t('list.more')}
        {used.length > 0 && (
          <span className={styles.count}>{t('list.used', { n: used.length })}</span>
        )}
      </summary>
      <form key={cleared} className={styles.filters} onSubmit={apply}>
        {texts.map((name) => (
          <Labelled key={name} label={t(`filters.${name}`)}>
            <TypedInput
              name={name}
              asked={query[name] ?? ''}
              maxLength={name === 'shelf' ? 20 : 40}
              autoComplete="off"
            />
          </Labelled>
        ))}
        {days.map((name) => (
          <AskedDay
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            day={query[name]}
            error={wrong?.name === name && fieldText({ code: wrong.error })}
          />
        ))}
        {choices.map((name) => (
          <AskedSelect
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            asked={query[name] ?? ''}
            options={options[name]}
          />
        ))}
        <div className={styles.buttons}>
          <ActionButton type="submit">{t('list.apply')}</ActionButton>
          {used.length > 0 && (
            <ActionButton
              tone="quiet"
              onClick={() => {
                setCleared(cleared + 1);
                ask(Object.fromEntries(names.map((name) => [name, undefined])));
              }}
            >
              {t('list.clear')}
            </ActionButton>
          )}
        </div>
      </form>
    </details>
  );
}
