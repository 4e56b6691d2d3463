import { useTranslation } from 'next-i18next/pages';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import styles from './UnitSelect.module.css';
import type { FoundUnits } from './use-units';

/** Why a combobox offers no unit, or that the number is taken as it is typed. */
export function UnitsNotFound(props: { answer: FoundUnits; takesUnknown: boolean }) {
  const { t } = useTranslation('pickers');
  const errorText = useErrorText();
  const { typed, error } = props.answer;
  if (error && props.takesUnknown) return <p className={styles.none}>{t('unit.unknown')}</p>;
  return (
    <p className={styles.none}>
      {error ? errorText(error) : t('unit.none', { typed: typed.trim() })}
    </p>
  );
}
