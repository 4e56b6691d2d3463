import dynamic from 'next/dynamic';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';

const ChangeDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ChangeDialog').then((m) => m.ChangeDialog),
  { ssr: false },
);
const ReaddressDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ReaddressDialog').then((m) => m.ReaddressDialog),
  { ssr: false },
);
const ShelfDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ShelfDialog').then((m) => m.ShelfDialog),
  { ssr: false },
);

/** A change that may ask something. */
export type Opened = ChangeName | 'shelf' | 'readdress';

/** The dialog of a change of one parcel. */
export function ChangeOf(props: { parcel: Parcel; open: Opened | undefined; onClose: () => void }) {
  const { parcel, open, onClose } = props;
  if (open === undefined) return null;
  if (open === 'shelf') return <ShelfDialog parcels={[parcel]} onClose={onClose} />;
  if (open === 'readdress') return <ReaddressDialog parcel={parcel} onClose={onClose} />;
  return <ChangeDialog name={open} parcels={[parcel]} onClose={onClose} />;
}
