import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { CourierDrop } from '@/contracts/parcel/intake';
import { prepareConfirm, useConfirm } from '@/portal/kit/confirm/confirm';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Drop.module.css';

/** How many of the declared pieces are scanned, in figures that are read from a metre away. */
export function DropTally(props: {
  drop: CourierDrop;
  scanned: number;
  unsent: number;
  closing: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('parcels');
  const { drop, scanned, unsent } = props;
  const confirm = useConfirm();
  useEffect(prepareConfirm, []);
  async function close() {
    const numbers = { scanned, declared: drop.declared };
    const question = scanned === drop.declared ? 'drop.closeSure' : 'drop.closeDiffers';
    if (await confirm({ ask: t(question, numbers), yes: t('drop.close') })) props.onClose();
  }
  return (
    <div className={styles.tally}>
      <span>{t(`carriers.${drop.carrier}`)}</span>
      <output
        data-state={
          scanned > drop.declared ? 'over' : scanned === drop.declared ? 'full' : undefined
        }
      >
        {t('drop.tally', { scanned, declared: drop.declared })}
      </output>
      <Button size="small" disabled={props.closing || unsent > 0} onClick={close}>
        {t('drop.close')}
      </Button>
    </div>
  );
}
