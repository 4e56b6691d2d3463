import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { Age } from '@/portal/areas/parcels/Age';
import { detailCall } from '@/portal/areas/parcels/pages';
import { StatusTag } from '@/portal/areas/parcels/StatusTag';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Deeds } from './Deeds';
import { Facts } from './Facts';
import { History } from './History';
import { useNextLine } from './use-next-line';

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
  const limit = useReader(parcelEndpoints.tabs, {}).answer?.unclaimedDays;
  const next = useNextLine(parcel);
  const place = [parcel.shelf && `${t('shelf')} ${parcel.shelf}`, t(`carriers.${parcel.carrier}`)];
  return (
    <>
      <ScreenHeader title={t('detail.title', { code: parcel.docCode })} />
      <Hero
        label={t('detail.actions')}
        state={
          <>
            <StatusTag status={parcel.status} big /> <Age parcel={parcel} limit={limit} />
          </>
        }
        figure={parcel.unitNumber}
        unit={<Name>{parcel.recipientName}</Name>}
        next={[next, ...place].filter(Boolean).join(' · ')}
      >
        <Deeds parcel={parcel} onChanged={reload} />
      </Hero>
      <Halves side={<Facts parcel={parcel} />}>
        <History events={parcel.events} />
      </Halves>
    </>
  );
}
