import { Copy, PackageCheck, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { type ChangeName, refusalOf, transitions } from '@/contracts/parcel/states';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { useAllowedChanges } from '@/portal/areas/parcels/change/allowed-changes';
import { changeCalls } from '@/portal/areas/parcels/change/change-calls';
import { useAction } from '@/portal/kit/calls/use-action';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { ChangeOf, type Opened } from './ChangeOf';
import { nextDeeds } from './next-deeds';

const CloneDialog = dynamic(
  () => import('@/portal/areas/parcels/change/CloneDialog').then((m) => m.CloneDialog),
  { ssr: false },
);

const untold = { note: '' } as Said;
const destroying: readonly ChangeName[] = ['cancelBooking', 'giveBack', 'cancel'];

/** The next step of a parcel and one beside it; every other change that can be made of it now in a menu. */
export function Deeds({ parcel, onChanged }: { parcel: Parcel; onChanged: () => void }) {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const [open, setOpen] = useState<Opened>();
  const [cloning, setCloning] = useState(false);
  const write = useCallback((name: ChangeName) => changeCalls[name](parcel, untold), [parcel]);
  const [run, running] = useAction<ChangeName, Parcel>(write);
  async function change(name: ChangeName) {
    if (!(await run(name))) return;
    notice.success(t(`changes.names.${name}`));
    onChanged();
  }

  const allowed = useAllowedChanges([parcel]);
  const isHere = parcel.status === 'waiting' || parcel.status === 'problem';
  const isMovable = isHere && can('parcels:edit');
  const mayHandOver = !refusalOf('handOver', parcel) && can(transitions.handOver.needs);
  const movings: Opened[] = isMovable ? ['shelf'] : [];
  if (isMovable && (parcel.problem ?? 'wrong_unit') === 'wrong_unit') movings.push('readdress');
  const { first, beside, others } = nextDeeds([...movings, ...allowed], parcel, mayHandOver);
  const ending = others.filter((name) => destroying.some((one) => one === name));
  const deed = (name: Opened, look: 'primary' | 'plain' = 'plain') => (
    <Button
      key={name}
      look={look}
      tone={name === 'cancel' ? 'bad' : 'brand'}
      disabled={running}
      onClick={() =>
        name === 'shelf' || name === 'readdress' || transitions[name].asks.length > 0
          ? setOpen(name)
          : void change(name)
      }
    >
      {t(`changes.names.${name}`)}
    </Button>
  );
  return (
    <>
      {beside && deed(beside)}
      {first && deed(first, 'primary')}
      {mayHandOver && (
        <ActionLink look="primary" icon={<PackageCheck />} href={handOverAddress([parcel])}>
          {t('handOver')}
        </ActionLink>
      )}
      <MoreMenu>
        {others.filter((name) => !ending.includes(name)).map((name) => deed(name))}
        <ActionLink
          icon={<Printer />}
          href={printAddress([parcel])}
          target="_blank"
          prefetch={false}
        >
          {t('print')}
        </ActionLink>
        {can('parcels:create') && (
          <Button icon={<Copy />} onClick={() => setCloning(true)}>
            {t('detail.clone')}
          </Button>
        )}
        <hr />
        {ending.map((name) => deed(name))}
      </MoreMenu>
      {cloning && <CloneDialog parcel={parcel} onClose={() => setCloning(false)} />}
      <ChangeOf
        parcel={parcel}
        open={open}
        onClose={() => {
          setOpen(undefined);
          onChanged();
        }}
      />
    </>
  );
}
