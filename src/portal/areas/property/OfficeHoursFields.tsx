import { useTranslation } from 'next-i18next/pages';
import { type OfficeHours, weekdays } from '@/contracts/master-data/property-setting';
import { TextInput } from '@/portal/ui/fields';
import styles from './Property.module.css';

/** Two times for each weekday; both are left empty for a day on which the office is closed. */
export function OfficeHoursFields(props: {
  hours: OfficeHours;
  errorOf: (name: string) => string | undefined;
}) {
  const { t } = useTranslation('property');
  return (
    <fieldset className={styles.section}>
      <legend>{t('sections.hours')}</legend>
      <p className={styles.lead}>{t('hints.hours')}</p>
      {weekdays.map((day) => {
        const name = `form.officeHours.${day}`;
        const error = props.errorOf(`${name}.opens`) ?? props.errorOf(`${name}.closes`);
        const time = (side: 'opens' | 'closes') => (
          <TextInput
            inputMode="numeric"
            size={6}
            maxLength={10}
            autoComplete="off"
            name={`${name}.${side}`}
            defaultValue={props.hours[day][side]}
            aria-label={`${t(`weekdays.${day}`)} ${t(side)}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
          />
        );
        return (
          <div key={day} className={styles.day}>
            <b>{t(`weekdays.${day}`)}</b>
            {time('opens')}
            <span aria-hidden="true">–</span>
            {time('closes')}
            {error && (
              <p id={`${name}-error`} className={styles.error}>
                {error}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
