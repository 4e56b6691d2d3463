import { useTranslation } from 'next-i18next/pages';
import { DayInput } from '@/portal/kit/day/DayInput';
import { useWrittenDay } from '@/portal/kit/day/use-written-day';
import { Field } from '@/portal/kit/form/fields/Field';
import styles from './PeriodFields.module.css';

/** From which day and up to which one, in a form of the kit. Needs `contentTexts`. */
export function PeriodFields() {
  const { t } = useTranslation('content');
  const write = useWrittenDay();
  const read = (day?: string | null) => (day ? write(day) : '');
  return (
    <div className={styles.period}>
      <Field name="from" label={t('period.from')} read={read}>
        <DayInput />
      </Field>
      <Field name="to" label={`${t('period.to')} (${t('period.toHint')})`} read={read}>
        <DayInput />
      </Field>
    </div>
  );
}
