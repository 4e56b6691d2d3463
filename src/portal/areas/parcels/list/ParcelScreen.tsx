import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { Age } from '@/portal/areas/parcels/Age';
import { handOverAddress, listAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { detailCall } from '@/portal/areas/parcels/pages';
import { parcelDetail } from '@/portal/areas/parcels/readers';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { useDates } from '@/portal/kit/dates';
import { usePermission } from '@/portal/kit/permission';
import { useErrorText } from '@/portal/kit/use-error-text';
import { useReader } from '@/portal/kit/use-reader';
import { ActionButton, ActionLink } from '@/portal/ui/Action';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Detail.module.css';
import { History } from './History';

/** One parcel: what it is, whose, where it stands, and everything that happened to it. */
export function ParcelScreen() {
  const { t } = useTranslation(['parcels', 'common']);
  const errorText = useErrorText();
  const { query } = useRouter();
  const { answer, reading, reload } = useReader(parcelDetail, detailCall(query));
  const back = <Link href={listAddress.last()}>{t('detail.back')}</Link>;

  if (reading.status === 'failed') {
    const isMissing = ['NOT_FOUND', 'INVALID'].includes(reading.error.code);
    return (
      <>
        <p className={styles.back}>← {back}</p>
        <Panel
          role="alert"
          title={isMissing ? t('detail.missing') : t('common:list.failed')}
          actions={
            !isMissing && <ActionButton onClick={reload}>{t('common:list.retry')}</ActionButton>
          }
        >
          {isMissing ? t('detail.missingLead') : errorText(reading.error)}
        </Panel>
      </>
    );
  }
  if (!answer) return <SkeletonRows rows={6} label={t('common:list.loading')} />;
  return (
    <>
      <p className={styles.back}>← {back}</p>
      <Detail parcel={answer} />
    </>
  );
}

function Detail({ parcel }: { parcel: ParcelDetail }) {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const { moment } = useDates();
  const facts: [label: string, value: ReactNode][] = [
    [t('unit'), <b key="unit">{parcel.unitNumber}</b>],
    [t('recipient'), parcel.recipientName],
    [t('status'), <StatusTag key="status" status={parcel.status} />],
    [t('carrier'), t(`carriers.${parcel.carrier}`)],
    [t('tracking'), parcel.parcelCode || t('noTracking')],
    [t('kind'), t(`kinds.${parcel.kind}`)],
    [
      t('receivedAt'),
      <span key="received">
        {moment(parcel.receivedAt)} <Age parcel={parcel} />
      </span>,
    ],
    [t('detail.receivedBy'), parcel.receivedBy],
    [t('detail.handedOverTo'), parcel.handedOverTo],
    [t('detail.handedOverAt'), parcel.handedOverAt && moment(parcel.handedOverAt)],
    [t('detail.handedOverBy'), parcel.handedOverBy],
    [t('note'), parcel.note],
  ];
  return (
    <>
      <ScreenHeader title={t('detail.title', { code: parcel.docCode })}>
        <ActionLink href={printAddress([parcel])} target="_blank" prefetch={false}>
          {t('print')}
        </ActionLink>
        {parcel.status === 'waiting' && can('parcels:approve') && (
          <ActionLink tone="primary" href={handOverAddress([parcel])}>
            {t('handOver')}
          </ActionLink>
        )}
      </ScreenHeader>
      <div className={styles.halves}>
        <section className={styles.card} aria-label={t('detail.about')}>
          <h2>{t('detail.about')}</h2>
          <dl className={styles.facts}>
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <History events={parcel.events} />
      </div>
    </>
  );
}
