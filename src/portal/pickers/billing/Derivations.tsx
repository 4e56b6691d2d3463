import { useTranslation } from 'next-i18next/pages';
import type { Derivation } from '@/contracts/billing/charge';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import styles from './Derivations.module.css';

/** How being late was reckoned, a line for each stretch; what is taken back is below 0. */
export function Derivations({ lines }: { lines: readonly Derivation[] }) {
  const { t } = useTranslation('pickers');
  const { date } = useDates();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.of} ${line.from} ${line.rate}`}>
          {t('derived', {
            ...{ of: line.of, days: line.days, rate: showDecimal(line.rate) },
            ...{ principal: showBaht(line.principal), amount: showBaht(line.amount) },
            ...{ from: date(line.from), until: date(line.until) },
          })}
        </li>
      ))}
    </ul>
  );
}
