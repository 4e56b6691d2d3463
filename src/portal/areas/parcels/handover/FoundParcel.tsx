import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { Age } from '@/portal/areas/parcels/Age';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { type CounterRow, isGone } from './counter-rows';
import styles from './Found.module.css';

/** What the service's refusal says of where the parcel is now. */
const statusOf = ({ parcel, error }: CounterRow) =>
  ({
    PARCEL_HANDED_OVER: 'handed_over' as const,
    PARCEL_RETURNED: 'returned' as const,
    PARCEL_CANCELLED: 'cancelled' as const,
    PARCEL_PROBLEM: 'problem' as const,
  })[error?.code as string] ?? parcel.status;

/** One parcel on the counter: to be ticked, or what became of it. */
export function FoundParcel(props: {
  row: CounterRow;
  onTick: (ids: ReadonlySet<string>, ticked: boolean) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const { moment } = useDates();
  const limit = useReader(parcelEndpoints.tabs, {}).answer?.unclaimedDays;
  const { parcel, ticked, error } = props.row;
  const gone = isGone(props.row);
  const became =
    parcel.status === 'handed_over'
      ? t('counter.already', {
          name: parcel.handedOverTo,
          at: moment(parcel.handedOverAt ?? parcel.receivedAt),
          by: parcel.handedOverBy,
        })
      : t(`counter.became.${parcel.status}`);
  const isBooked = parcel.bookingHours && parcel.bookingDate === bangkokDay(Date.now());
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={t('counter.tick', { code: parcel.docCode })}
          checked={ticked}
          disabled={props.disabled || gone}
          onChange={() => props.onTick(new Set([parcel.id]), !ticked)}
        />
        <span>
          <Name>{parcel.recipientName}</Name> <small>{t(`kinds.${parcel.kind}`)}</small>{' '}
          {parcel.shelf && <b className={styles.shelf}>{t('counter.shelf', parcel)}</b>}
          <small className={styles.codes}>
            {`${parcel.docCode} · ${t(`carriers.${parcel.carrier}`)} ${parcel.parcelCode}`}
          </small>
          {isBooked && (
            <Tag tone="brand">{t('counter.bookedToday', { hours: parcel.bookingHours })}</Tag>
          )}
          {parcel.note && <small>{parcel.note}</small>}
          {error && <small className={styles.error}>{errorText(error)}</small>}
          {gone && !error && <small>{became}</small>}
        </span>
      </label>
      {gone ? <StatusTag status={statusOf(props.row)} /> : <Age parcel={parcel} limit={limit} />}
    </li>
  );
}
