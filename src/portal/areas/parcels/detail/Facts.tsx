import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { useDates } from '@/portal/kit/text/dates';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Detail.module.css';

/** All that is known of a parcel, without what is empty. */
export function Facts({ parcel }: { parcel: ParcelDetail }) {
  const { t } = useTranslation('parcels');
  const { moment, date } = useDates();
  const { bookingDate, bookingHours, bookingStatus, problem } = parcel;
  const facts: [label: string, value: ReactNode][] = [
    [
      t('detail.phone'),
      parcel.recipientPhone && <PhoneLinks key="phone" kept={parcel.recipientPhone} />,
    ],
    [t('detail.problem'), problem && t(`problems.${problem}`)],
    [t('report.reason'), parcel.reason],
    [t('shelf'), parcel.shelf],
    [
      t('booking.title'),
      bookingDate && bookingHours && (
        <>
          {date(bookingDate)} <span className={styles.hours}>{bookingHours}</span> (
          {t(`bookingStatuses.${bookingStatus}`)})
        </>
      ),
    ],
    [t('filters.userStatus'), t(`userStatuses.${parcel.userStatus}`)],
    [t('carrier'), t(`carriers.${parcel.carrier}`)],
    [t('tracking'), parcel.parcelCode || t('noTracking')],
    [t('kind'), t(`kinds.${parcel.kind}`)],
    [t('receivedAt'), moment(parcel.receivedAt)],
    [t('detail.receivedBy'), parcel.receivedBy],
    [t('detail.handedOverTo'), parcel.handedOverTo],
    [t('detail.handedOverAt'), parcel.handedOverAt && moment(parcel.handedOverAt)],
    [t('detail.handedOverBy'), parcel.handedOverBy],
    [t('note'), parcel.note],
  ];
  return (
    <Section title={t('detail.about')}>
      <FactList facts={facts} />
      {parcel.photo && (
        <UploadedImage
          className={styles.photo}
          id={parcel.photo}
          variant="file"
          alt={t('detail.photo')}
        />
      )}
    </Section>
  );
}
