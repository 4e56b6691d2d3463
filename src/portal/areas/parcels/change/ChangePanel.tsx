import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import type { Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { type ChangeName, transitions } from '@/contracts/parcel/states';
import styles from '@/portal/areas/parcels/detail/Detail.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { useAllowedChanges } from './allowed-changes';
import { changeCalls } from './change-calls';

const ChangeDialog = dynamic(() => import('./ChangeDialog').then((m) => m.ChangeDialog), {
  ssr: false,
});
const ReaddressDialog = dynamic(() => import('./ReaddressDialog').then((m) => m.ReaddressDialog), {
  ssr: false,
});
const ShelfDialog = dynamic(() => import('./ShelfDialog').then((m) => m.ShelfDialog), {
  ssr: false,
});

const axes = ['status', 'bookingStatus', 'userStatus'] as const;

const untold = { note: '' } as Said;

/** Every change that can be made of the parcel now, by what it changes. */
export function ChangePanel({ parcel, onChanged }: { parcel: Parcel; onChanged: () => void }) {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const [open, setOpen] = useState<ChangeName | 'shelf' | 'readdress'>();
  const write = useCallback((name: ChangeName) => changeCalls[name](parcel, untold), [parcel]);
  const [run, running] = useAction<ChangeName, Parcel>(write);
  async function change(name: ChangeName) {
    if (!(await run(name))) return;
    notice.success(t(`changes.names.${name}`));
    onChanged();
  }

  const allowed = useAllowedChanges([parcel]);
  const isHere = parcel.status === 'waiting' || parcel.status === 'problem';
  const movable = isHere && can('parcels:edit');
  const readdressable = movable && (parcel.problem ?? 'wrong_unit') === 'wrong_unit';
  if (allowed.length === 0 && !movable) return null;
  const close = () => {
    setOpen(undefined);
    onChanged();
  };
  return (
    <section className={styles.card} aria-label={t('detail.actions')}>
      <h2>{t('detail.actions')}</h2>
      {axes.map((axis) => {
        const names = allowed.filter((name) => transitions[name].axis === axis);
        const withShelf = axis === 'status' && movable;
        if (names.length === 0 && !withShelf) return null;
        return (
          <fieldset key={axis} className={styles.changes}>
            <legend>{t(`detail.axes.${axis}`)}</legend>
            {withShelf && (
              <Button onClick={() => setOpen('shelf')}>{t('changes.names.shelf')}</Button>
            )}
            {withShelf && readdressable && (
              <Button onClick={() => setOpen('readdress')}>{t('changes.names.readdress')}</Button>
            )}
            {names.map((name) => (
              <Button
                key={name}
                disabled={running}
                onClick={() =>
                  transitions[name].asks.length > 0 ? setOpen(name) : void change(name)
                }
              >
                {t(`changes.names.${name}`)}
              </Button>
            ))}
          </fieldset>
        );
      })}
      {open === 'shelf' && <ShelfDialog parcels={[parcel]} onClose={close} />}
      {open === 'readdress' && <ReaddressDialog parcel={parcel} onClose={close} />}
      {open && open !== 'shelf' && open !== 'readdress' && (
        <ChangeDialog name={open} parcels={[parcel]} onClose={close} />
      )}
    </section>
  );
}
