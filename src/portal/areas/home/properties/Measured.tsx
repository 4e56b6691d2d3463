import { useTranslation } from 'next-i18next/pages';
import { showBaht, showShare } from '@/contracts/kit/fields/satang';
import type { Faring } from '@/contracts/master-data/property-board';
import type { Limits, Measure } from '@/contracts/master-data/property-limits';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Meter } from '@/portal/ui/charts/Meter';
import { listOf, toneOf } from './measures';
import styles from './Properties.module.css';

/** A figure of a property as it is written. */
export function useWritten() {
  const { monthOf } = useDates();
  return (row: Faring, measure: Measure): string => {
    if (measure === 'overdue') return showBaht(row.overdue).replace(/\.\d+$/, '');
    if (measure === 'rate') return row.rate === null ? '–' : showShare(row.rate);
    if (measure === 'lastMonth') return row.lastMonth === null ? '–' : monthOf(row.lastMonth);
    return row[measure]?.toLocaleString('en-US') ?? '–';
  };
}

/** A property's figure with its bar beside the worst one's; it leads into the property, to the list that it counts. */
export function Measured(props: { row: Faring; measure: Measure; limits: Limits; most?: number }) {
  const { row, measure, limits, most } = props;
  const { t } = useTranslation('home');
  const written = useWritten()(row, measure);
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const tone = toneOf(row, measure, limits, bangkokDay(Date.now()));
  const value = row[measure];
  const figure = (
    <>
      <b data-tone={tone} data-none={value === 0 || value === null || undefined}>
        {written}
      </b>
      {most !== undefined && <Meter share={Number(value ?? 0) / most} tone={tone} />}
    </>
  );
  if (!mayEnter) return <span className={styles.figure}>{figure}</span>;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={t('faring.figure', {
        ...{ what: t(`faring.${measure}`), figure: written, name: row.nameTh },
      })}
      onClick={() => enter(row.id, listOf(row, measure))}
    >
      {figure}
    </button>
  );
}
