import { useTranslation } from 'next-i18next/pages';
import { type DebtPlan, instalmentMeanings } from '@/contracts/billing/plans';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Plans.module.css';

/** The instalments of a plan, each with its day, its sum and where it stands. */
export function PlanSteps({ plan }: { plan: DebtPlan }) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  return (
    <ol className={styles.steps}>
      {plan.instalments.map(({ dueOn, amount, state }) => (
        <li key={dueOn}>
          <span>{date(dueOn)}</span>
          <span>{showBaht(amount)}</span>
          <Tag tone={instalmentMeanings[state]}>{t(`instalmentStates.${state}`)}</Tag>
        </li>
      ))}
    </ol>
  );
}
