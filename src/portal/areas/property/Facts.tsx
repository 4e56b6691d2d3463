import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { weekdays } from '@/contracts/master-data/time';
import { useDates } from '@/portal/kit/text/dates';
import { Unbroken } from '@/portal/ui/words/Unbroken';
import styles from './Property.module.css';

export type Fact = [label: string, value: ReactNode];

/** A section of values that are read. */
export function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>
              <Unbroken>{label}</Unbroken>
            </dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The hours and the committee, for reading. */
export function OfficeFacts({ setting }: { setting: PropertySetting }) {
  const { t } = useTranslation('property');
  const { date } = useDates();
  const { committee, officeHours } = setting;
  return (
    <>
      <Facts
        title={t('sections.hours')}
        facts={weekdays.map((day) => {
          const { opens, closes } = officeHours[day];
          return [t(`weekdays.${day}`), opens ? `${opens}–${closes}` : t('closed')];
        })}
      />
      <section className={styles.section}>
        <h2>{t('sections.committee')}</h2>
        {committee.length === 0 && <p className={styles.lead}>{t('committee.none')}</p>}
        <ul className={styles.members}>
          {committee.map(({ name, position, from, to }) => (
            <li key={`${name} ${position} ${from}`}>
              <b>{name}</b>
              <span>{position}</span>
              <small>{t('committee.term', { from: date(from), to: date(to) })}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** When the settings were changed last, and by whom. */
export function LastChanged({ setting }: { setting: PropertySetting }) {
  const { t } = useTranslation('property');
  const { moment } = useDates();
  const { updatedAt, updatedBy } = setting;
  if (!updatedAt) return null;
  return (
    <p className={styles.lead}>{t('about.updated', { at: moment(updatedAt), by: updatedBy })}</p>
  );
}
