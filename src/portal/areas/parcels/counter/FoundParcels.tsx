import { useTranslation } from 'next-i18next/pages';
import { Age } from '@/portal/areas/parcels/Age';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { useDates } from '@/portal/kit/dates';
import { useErrorText } from '@/portal/kit/use-error-text';
import styles from './Counter.module.css';
import { type CounterRow, isGone } from './use-counter';

interface Props {
  rows: CounterRow[];
  onTick: (ids: ReadonlySet<string>, ticked: boolean) => void;
  disabled: boolean;
}

/** What was found, by unit, each to be ticked; beside each what became of it. */
export function FoundParcels({ rows, onTick, disabled }: Props) {
  const { t } = useTranslation('parcels');
  const units = [...new Set(rows.map(({ parcel }) => parcel.unitNumber))];
  return units.map((unit) => {
    const ofUnit = rows.filter(({ parcel }) => parcel.unitNumber === unit);
    const waiting = ofUnit.filter((row) => !isGone(row));
    const all = waiting.length > 0 && waiting.every(({ ticked }) => ticked);
    const ids = new Set(waiting.map(({ parcel }) => parcel.id));
    return (
      <section key={unit} aria-label={`${t('unit')} ${unit}`}>
        <label className={styles.unitHead}>
          <input
            type="checkbox"
            aria-label={t('counter.tickUnit', { unit })}
            checked={all}
            disabled={disabled || waiting.length === 0}
            onChange={() => onTick(ids, !all)}
          />
          <b className={styles.number}>{unit}</b>
        </label>
        <ul className={styles.found}>
          {ofUnit.map((row) => (
            <FoundParcel key={row.parcel.id} row={row} onTick={onTick} disabled={disabled} />
          ))}
        </ul>
      </section>
    );
  });
}

function FoundParcel({ row, onTick, disabled }: { row: CounterRow } & Omit<Props, 'rows'>) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const { moment } = useDates();
  const { parcel, ticked, error } = row;
  const gone = isGone(row);
  const handedOver = parcel.status === 'handed_over' || error?.code === 'PARCEL_HANDED_OVER';
  const became =
    parcel.status === 'handed_over'
      ? t('counter.already', {
          name: parcel.handedOverTo,
          at: moment(parcel.handedOverAt ?? parcel.receivedAt),
          by: parcel.handedOverBy,
        })
      : t('counter.cancelled');
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={t('counter.tick', { code: parcel.docCode })}
          checked={ticked}
          disabled={disabled || gone}
          onChange={() => onTick(new Set([parcel.id]), !ticked)}
        />
        <span>
          {parcel.recipientName} <small>{t(`kinds.${parcel.kind}`)}</small>
          <small>
            {`${parcel.docCode} · ${t(`carriers.${parcel.carrier}`)} ${parcel.parcelCode}`}
          </small>
          {parcel.note && <small>{parcel.note}</small>}
          {error && <small className={styles.bad}>{errorText(error)}</small>}
          {gone && !error && <small>{became}</small>}
        </span>
      </label>
      {gone ? (
        <StatusTag status={handedOver ? 'handed_over' : 'cancelled'} />
      ) : (
        <Age parcel={parcel} />
      )}
    </li>
  );
}
