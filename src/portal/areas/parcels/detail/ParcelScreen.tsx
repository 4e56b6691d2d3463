import { Copy, PackageCheck, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { refusalOf, transitions } from '@/contracts/parcel/states';
import { Age } from '@/portal/areas/parcels/Age';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { ChangePanel } from '@/portal/areas/parcels/change/ChangePanel';
import { detailCall } from '@/portal/areas/parcels/pages';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
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
        {can('parcels:create') && (
          <MoreMenu>
            <Button icon={<Copy />} onClick={() => setCloning(true)}>
              {t('detail.clone')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      <Hero
        state={
          <>
            <StatusTag status={parcel.status} big /> <Age parcel={parcel} limit={limit} />
          </>
        }
        figure={parcel.unitNumber}
        unit={<Name>{parcel.recipientName}</Name>}
        next={[t(`carriers.${parcel.carrier}`), parcel.parcelCode, parcel.shelf]
          .filter(Boolean)
          .join(' · ')}
      >
        <ActionLink
          icon={<Printer />}
          href={printAddress([parcel])}
          target="_blank"
          prefetch={false}
        >
          {t('print')}
        </ActionLink>
        {!refusalOf('handOver', parcel) && can(transitions.handOver.needs) && (
          <ActionLink look="primary" icon={<PackageCheck />} href={handOverAddress([parcel])}>
            {t('handOver')}
          </ActionLink>
        )}
      </Hero>
      {cloning && <CloneDialog parcel={parcel} onClose={() => setCloning(false)} />}
      <Halves
        side={
          <>
            <ChangePanel parcel={parcel} onChanged={reload} />
            <Facts parcel={parcel} />
          </>
        }
      >
        <History events={parcel.events} />
      </Halves>
    </>
  );
}
