import { PackageCheck, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { useAllowedChanges } from '@/portal/areas/parcels/change/allowed-changes';
import type { Outcome } from '@/portal/areas/parcels/change/in-batches';
import { ChosenBar } from '@/portal/kit/list/ChosenBar';
import { usePermission } from '@/portal/kit/page/permission';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';

const ChangeDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ChangeDialog').then((m) => m.ChangeDialog),
  {
    ssr: false,
  },
);
const ShelfDialog = dynamic(
  () => import('@/portal/areas/parcels/change/ShelfDialog').then((m) => m.ShelfDialog),
  {
    ssr: false,
  },
);

/** What can be done with the chosen parcels together, and what became of each. */
export function SelectionBar(props: {
  chosen: Parcel[];
  onClear: () => void;
  /** Told which parcels were left as they are. */
  onChanged: (refused: Parcel[]) => void;
}) {
  const { chosen, onClear, onChanged } = props;
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const [open, setOpen] = useState<ChangeName | 'shelf'>();
  const allowed = useAllowedChanges(chosen);
  const [first] = chosen;
  if (!first) return null;

  const together = chosen.every(
    ({ status, unitId }) => status === 'waiting' && unitId === first.unitId,
  );
  const close = (outcomes: Outcome[]) => {
    setOpen(undefined);
    if (outcomes.length === 0) return;
    onChanged(outcomes.flatMap(({ parcel, error }) => (error ? [parcel] : [])));
  };
  const shelved = chosen.some(({ status }) => status === 'waiting' || status === 'problem');
  const changes = [...(shelved && can('parcels:edit') ? (['shelf'] as const) : []), ...allowed];
  return (
    <>
      <ChosenBar
        label={t('list.chosen')}
        said={t('list.count', { n: chosen.length })}
        more={
          changes.length > 0 &&
          changes.map((name) => (
            <Button key={name} onClick={() => setOpen(name)}>
              {t(`changes.names.${name}`)}
            </Button>
          ))
        }
        onClear={onClear}
      >
        {can('parcels:approve') &&
          (together ? (
            <ActionLink icon={<PackageCheck />} href={handOverAddress(chosen)}>
              {t('list.handOverChosen')}
            </ActionLink>
          ) : (
            <small>{t('list.notOneUnit')}</small>
          ))}
        <ActionLink icon={<Printer />} href={printAddress(chosen)} target="_blank" prefetch={false}>
          {t('list.printChosen')}
        </ActionLink>
      </ChosenBar>
      {open === 'shelf' && <ShelfDialog parcels={chosen} onClose={close} />}
      {open && open !== 'shelf' && <ChangeDialog name={open} parcels={chosen} onClose={close} />}
    </>
  );
}
