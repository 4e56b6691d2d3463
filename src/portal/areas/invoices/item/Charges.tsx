import { useTranslation } from 'next-i18next/pages';
import type { Charge } from '@/contracts/billing/charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useCounted } from '@/portal/areas/invoices/counted';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { Derivations } from '@/portal/pickers/billing/Derivations';

/** An invoice's lines, whole: what a meter showed is what is asked about. */
export function Charges({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('invoices');
  const sayCounted = useCounted();
  const lines = charges.flatMap(({ derivation }) => derivation);
  return (
    <>
      <ul className={styles.charges} aria-label={t('charges')}>
        {charges.map((charge) => (
          <li key={charge.id}>
            <span>
              <b>{charge.description}</b>
              <small>{sayCounted(charge)}</small>
            </span>
            <span>{showBaht(charge.amount)}</span>
          </li>
        ))}
      </ul>
      <Derivations lines={lines} />
    </>
  );
}
