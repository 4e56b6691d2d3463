import { useTranslation } from 'next-i18next/pages';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { Button } from '@/portal/ui/actions/Button';
import { type CounterRow, isGone } from './counter-rows';
import styles from './Found.module.css';
import { FoundParcel } from './FoundParcel';

interface Props {
  rows: CounterRow[];
  onTick: (ids: ReadonlySet<string>, ticked: boolean) => void;
  /** Makes a pick-up code for the unit. */
  onMakeCode: (unitId: string) => void;
  disabled: boolean;
}

/** What was found, by unit, each to be ticked; beside each what became of it. */
export function FoundParcels({ rows, onTick, onMakeCode, disabled }: Props) {
  const { t } = useTranslation('parcels');
  const units = new Map(rows.map(({ parcel }) => [parcel.unitId, parcel.unitNumber]));
  return [...units].map(([unitId, unit]) => {
    const ofUnit = rows.filter(({ parcel }) => parcel.unitId === unitId);
    const waiting = ofUnit.filter((row) => !isGone(row));
    const all = waiting.length > 0 && waiting.every(({ ticked }) => ticked);
    const ids = new Set(waiting.map(({ parcel }) => parcel.id));
    return (
      <section key={unitId} aria-label={`${t('unit')} ${unit}`}>
        <div className={styles.unitHead}>
          <label>
            <input
              type="checkbox"
              aria-label={t('counter.tickUnit', { unit })}
              checked={all}
              disabled={disabled || waiting.length === 0}
              onChange={() => onTick(ids, !all)}
            />
            <b className={desk.number}>{unit}</b>
          </label>
          {waiting.length > 0 && (
            <Button size="small" look="link" onClick={() => onMakeCode(unitId)}>
              {t('pickup.make')}
            </Button>
          )}
        </div>
        <ul className={styles.found}>
          {ofUnit.map((row) => (
            <FoundParcel key={row.parcel.id} row={row} onTick={onTick} disabled={disabled} />
          ))}
        </ul>
      </section>
    );
  });
}
