import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { refusalOf, transitions } from '@/contracts/parcel/states';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { ChangePanel } from '@/portal/areas/parcels/change/ChangePanel';
import { detailCall } from '@/portal/areas/parcels/pages';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './Detail.module.css';
import { Facts } from './Facts';
import { History } from './History';

const CloneDialog = dynamic(
  () => import('@/portal/areas/parcels/change/CloneDialog').then((m) => m.CloneDialog),
  {
    ssr: false,
  },
);

/** One parcel: what it is, whose, where it stands, and everything that happened to it. */
export function ParcelScreen() {
  const { query } = useRouter();
  const read = useLiveReader(parcelEndpoints.detail, detailCall(query));
  return (
    <RecordPage read={read} list="/parcels" texts="parcels">
      {(parcel) => <Detail parcel={parcel} reload={read.reload} />}
    </RecordPage>
  );
}

function Detail({ parcel, reload }: { parcel: ParcelDetail; reload: () => void }) {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const limit = useReader(parcelEndpoints.tabs, {}).answer?.unclaimedDays;
  const [cloning, setCloning] = useState(false);
  return (
    <>
      <ScreenHeader title={t('detail.title', { code: parcel.docCode })}>
        <ActionLink href={printAddress([parcel])} target="_blank" prefetch={false}>
          {t('print')}
        </ActionLink>
        {can('parcels:create') && (
          <Button onClick={() => setCloning(true)}>{t('detail.clone')}</Button>
        )}
        {!refusalOf('handOver', parcel) && can(transitions.handOver.needs) && (
          <ActionLink look="primary" href={handOverAddress([parcel])}>
            {t('handOver')}
          </ActionLink>
        )}
      </ScreenHeader>
      {cloning && <CloneDialog parcel={parcel} onClose={() => setCloning(false)} />}
      <div className={styles.halves}>
        <div className={styles.column}>
          <ChangePanel parcel={parcel} onChanged={reload} />
          <Facts parcel={parcel} limit={limit} />
        </div>
        <History events={parcel.events} />
      </div>
    </>
  );
}
