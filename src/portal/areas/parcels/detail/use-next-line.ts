import { useTranslation } from 'next-i18next/pages';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { useDates } from '@/portal/kit/text/dates';

/** What a parcel waits for, or how it went, in one line. */
export function useNextLine(parcel: ParcelDetail): string {
  const { t } = useTranslation('parcels');
  const { brief, when } = useDates();
  const { status, problem, reason, bookingStatus, bookingDate, bookingHours: hours } = parcel;
  if (status === 'handed_over' && parcel.handedOverAt) {
    return t('detail.next.handed_over', {
      name: parcel.handedOverTo,
      when: when(parcel.handedOverAt),
    });
  }
  if (status !== 'waiting')
    return [problem && t(`problems.${problem}`), reason].filter(Boolean).join(' · ');
  if (bookingDate && hours && (bookingStatus === 'booked' || bookingStatus === 'prepared')) {
    return t(`detail.next.${bookingStatus}`, { day: brief(bookingDate), hours });
  }
  return t(`detail.next.${parcel.userStatus}`);
}
