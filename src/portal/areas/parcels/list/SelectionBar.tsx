import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { handOverAddress, printAddress } from '@/portal/areas/parcels/addresses';
import { usePermission } from '@/portal/kit/permission';
import { ActionButton, ActionLink } from '@/portal/ui/Action';
import styles from './List.module.css';

/** What can be done with the chosen parcels together; keeps its place while nothing is chosen. */
export function SelectionBar({ chosen, onClear }: { chosen: Parcel[]; onClear: () => void }) {
  const { t } = useTranslation('parcels');
  const can = usePermission();
  const [first] = chosen;
  if (!first) return null;
  const together = chosen.every(
    ({ status, unitId }) => status === 'waiting' && unitId === first.unitId,
  );
  return (
    <section className={styles.selection} aria-label={t('list.chosen')}>
      <b>{t('list.count', { n: chosen.length })}</b>
      <ActionLink size="small" href={printAddress(chosen)} target="_blank" prefetch={false}>
        {t('list.printChosen')}
      </ActionLink>
      {can('parcels:approve') &&
        (together ? (
          <ActionLink size="small" tone="primary" href={handOverAddress(chosen)}>
            {t('list.handOverChosen')}
          </ActionLink>
        ) : (
          <span className={styles.soft}>{t('list.notOneUnit')}</span>
        ))}
      <ActionButton size="small" tone="quiet" onClick={onClear}>
        {t('list.unchoose')}
      </ActionButton>
    </section>
  );
}
