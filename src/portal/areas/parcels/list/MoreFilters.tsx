import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { readDay, writeDay } from '@/contracts/kit/thai-day';
import { bookingSlotHours, bookingSlots, type Parcel } from '@/contracts/parcel/parcel';
import { problemKinds, userStatuses } from '@/contracts/parcel/states';
import type { ParcelQuery } from '@/portal/areas/parcels/readers';
import { useLanguage } from '@/portal/kit/language';
import { useFieldText } from '@/portal/kit/use-error-text';
import type { List } from '@/portal/kit/use-list';
import { ActionButton } from '@/portal/ui/Action';
import { Labelled, Select, TextInput } from '@/portal/ui/fields';
import styles from './List.module.css';

const days = ['receivedOn', 'receivedFrom', 'receivedTo', 'bookingDate'] as const;
const texts = ['unitNumber', 'docCode', 'parcelCode', 'shelf'] as const;
const choices = ['bookingSlot', 'cancelled', 'userStatus', 'problem'] as const;
const names = [...texts, ...days, ...choices];

interface Wrong {
  name: (typeof days)[number];
  code: 'day' | 'beforeFrom';
}

/** The first day that cannot be read, or the end of a time that begins after it. */
function wrongDay(given: Record<string, string | undefined>): Wrong | undefined {
  const unread = days.find((name) => given[name] && !readDay(given[name]));
  if (unread) return { name: unread, code: 'day' };
  const [from, to] = [given.receivedFrom, given.receivedTo].map((day) => day && readDay(day));
  return from && to && to < from ? { name: 'receivedTo', code: 'beforeFrom' } : undefined;
}

/** The filters that are needed less often, behind a disclosure that says how many are in use. */
export function MoreFilters({ list }: { list: List<Parcel, ParcelQuery> }) {
  const { t } = useTranslation(['parcels', 'common']);
  const fieldText = useFieldText();
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const { query, ask } = list;
  const [wrong, setWrong] = useState<Wrong>();
  const used = names.filter((name) => query[name]);

  const options: Record<(typeof choices)[number], [value: string, label: string][]> = {
    bookingSlot: bookingSlots.map((slot) => [slot, bookingSlotHours[slot]]),
    cancelled: (['parcel', 'booking'] as const).map((what) => [what, t(`filters.of.${what}`)]),
    userStatus: userStatuses.map((status) => [status, t(`userStatuses.${status}`)]),
    problem: problemKinds.map((kind) => [kind, t(`problems.${kind}`)]),
  };

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = Object.fromEntries(
      names.map((name) => [name, String(fields.get(name) ?? '').trim() || undefined]),
    );
    const found = wrongDay(given);
    setWrong(found);
    if (found) {
      const field = event.currentTarget.elements.namedItem(found.name);
      return field instanceof HTMLElement && field.focus();
    }
    for (const name of days) given[name] = given[name] && readDay(given[name]);
    return ask(given as Partial<ParcelQuery>);
  }

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
        {texts.map((name) => (
          <Labelled key={name} label={t(`filters.${name}`)}>
            <TextInput
              name={name}
              defaultValue={query[name]}
              maxLength={name === 'shelf' ? 20 : 40}
              autoComplete="off"
            />
          </Labelled>
        ))}
        {days.map((name) => (
          <Labelled key={name} label={t(`filters.${name}`)}>
            <TextInput
              name={name}
              inputMode="numeric"
              placeholder={t('filters.dayExample')}
              defaultValue={query[name] && writeDay(query[name], era)}
              maxLength={20}
              autoComplete="off"
              aria-invalid={wrong?.name === name || undefined}
            />
            {wrong?.name === name && (
              <span role="alert" className={styles.error}>
                {fieldText({ code: wrong.code })}
              </span>
            )}
          </Labelled>
        ))}
        {choices.map((name) => (
          <Labelled key={name} label={t(`filters.${name}`)}>
            <Select name={name} defaultValue={query[name] ?? ''}>
              <option value="">{t('common:list.all')}</option>
              {options[name].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Labelled>
        ))}
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
