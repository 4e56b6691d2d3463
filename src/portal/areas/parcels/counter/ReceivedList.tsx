import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { printAddress } from '@/portal/areas/parcels/addresses';
import { useDates } from '@/portal/kit/dates';
import { useAppSelector } from '@/portal/kit/store';
import { ActionLink } from '@/portal/ui/Action';
import styles from './Counter.module.css';
import { selectReceived } from './received';

/** As many labels as one call for them takes. */
const mostLabels = 500;

/** What was received in this session, the latest first, each and all to be printed. */
export function ReceivedList() {
  const { t } = useTranslation('parcels');
  const { time } = useDates();
  const received = useAppSelector(selectReceived);
  const inOrder = received.slice(0, mostLabels).toReversed();
  return (
    <section className={styles.side} aria-label={t('intake.session')}>
      <header>
        <h2>{t('intake.session')}</h2>
        <span>{t('intake.sessionCount', { n: received.length })}</span>
        {received.length > 0 && (
          <ActionLink size="small" href={printAddress(inOrder)} target="_blank" prefetch={false}>
            {t('intake.printAll')}
          </ActionLink>
        )}
      </header>
      {received.length === 0 && <p className={styles.none}>{t('intake.sessionEmpty')}</p>}
      <ol className={styles.received}>
        {received.map((parcel) => (
          <li key={parcel.id}>
            <b className={styles.number}>{parcel.unitNumber}</b>
            <span>
              {parcel.recipientName}
              <small>
                <Link href={`/parcels/${parcel.id}`} target="_blank" prefetch={false}>
                  {parcel.docCode}
                </Link>
                {` · ${t(`carriers.${parcel.carrier}`)} ${parcel.parcelCode}`}
              </small>
            </span>
            <time dateTime={parcel.receivedAt}>{time(parcel.receivedAt)}</time>
            <ActionLink
              size="small"
              tone="quiet"
              href={printAddress([parcel])}
              target="_blank"
              prefetch={false}
              aria-label={t('intake.printOne', { code: parcel.docCode })}
            >
              {t('print')}
            </ActionLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
