import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { byHours } from '@/portal/areas/parcels/by-hours';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { bangkokDay } from '@/portal/kit/text/dates';
import styles from './TodayBookings.module.css';

/** How many of the parcels each unit has. */
function unitsOf(parcels: readonly Parcel[]): [unit: string, n: number][] {
  const counts = new Map<string, number>();
  for (const { unitNumber } of parcels) counts.set(unitNumber, (counts.get(unitNumber) ?? 0) + 1);
  return [...counts];
}

/** Who has said that they come today, by slot; one brings the unit's parcels to the counter. */
export function TodayBookings({ onFind }: { onFind: (unit: string) => void }) {
  const { t } = useTranslation('parcels');
  const call = useMemo(
    () => ({
      query: { bookingDate: bangkokDay(Date.now()), status: 'waiting', limit: 200 } as const,
    }),
    [],
  );
  const { answer } = useLiveReader(parcelEndpoints.list, call);
  if (!answer) return null;
  return (
    <section className={styles.bookings} aria-label={t('counter.bookings')}>
      <h2>{t('counter.bookings')}</h2>
      {answer.rows.length === 0 && <p>{t('counter.noBookings')}</p>}
      {byHours(answer.rows).map(([hours, booked]) => (
        <div key={hours}>
          <h3>{t('counter.slot', { hours })}</h3>
          <div className={chips.chips}>
            {unitsOf(booked).map(([unit, n]) => (
              <button key={unit} type="button" className={chips.chip} onClick={() => onFind(unit)}>
                <b>{unit}</b> {t('intake.sessionCount', { n })}
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
