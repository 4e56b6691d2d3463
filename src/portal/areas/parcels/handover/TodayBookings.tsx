import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type BookingSlot, bookingSlotHours, bookingSlots } from '@/contracts/parcel/parcel';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { bangkokDay } from '@/portal/kit/text/dates';
import styles from './TodayBookings.module.css';

/** Who has said that they come today, by slot; one brings the unit's parcels to the counter. */
export function TodayBookings({ onFind }: { onFind: (unit: string) => void }) {
  const { t } = useTranslation('parcels');
  const call = useMemo(
    () => ({
      query: { bookingDate: bangkokDay(Date.now()), status: 'waiting', limit: 200 } as const,
    }),
    [],
  );
  const { answer, reload } = useReader(parcelEndpoints.list, call);
  useLive('parcels', reload);
  if (!answer) return null;
  const unitsOf = (slot: BookingSlot) => {
    const counts = new Map<string, number>();
    for (const { bookingSlot, unitNumber } of answer.rows) {
      if (bookingSlot === slot) counts.set(unitNumber, (counts.get(unitNumber) ?? 0) + 1);
    }
    return [...counts];
  };
  return (
    <section className={styles.bookings} aria-label={t('counter.bookings')}>
      <h2>{t('counter.bookings')}</h2>
      {answer.rows.length === 0 && <p>{t('counter.noBookings')}</p>}
      {bookingSlots.map((slot) => {
        const units = unitsOf(slot);
        return (
          units.length > 0 && (
            <div key={slot}>
              <h3>{t('counter.slot', { hours: bookingSlotHours[slot] })}</h3>
              <div className={chips.chips}>
                {units.map(([unit, n]) => (
                  <button
                    key={unit}
                    type="button"
                    className={chips.chip}
                    onClick={() => onFind(unit)}
                  >
                    <b>{unit}</b> {t('intake.sessionCount', { n })}
                  </button>
                ))}
              </div>
            </div>
          )
        );
      })}
    </section>
  );
}
