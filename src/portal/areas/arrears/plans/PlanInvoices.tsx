import { useTranslation } from 'next-i18next/pages';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import styles from './Plans.module.css';

/** Which of the unit's invoices an agreement is about. */
export function PlanInvoices(props: {
  account: UnitAccount;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  const { chosen, error, onChange } = props;
  const { owing } = props.account;
  const turn = (id: string, isChosen: boolean) =>
    onChange(
      owing.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one))),
    );
  return (
    <fieldset className={styles.choice}>
      <legend>{t('planInvoices')}</legend>
      {owing.map(({ id, number, dueOn, owed }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => turn(id, target.checked)}
          />
          <span>
            <b>{number}</b> <small>{t('planDue', { day: date(dueOn) })}</small>
          </span>
          <span>{showBaht(owed)}</span>
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
