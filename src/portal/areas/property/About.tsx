import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { showPhone } from '@/contracts/kit/thai-phone';
import { type PropertySetting, weekdays } from '@/contracts/master-data/property-setting';
import { useDates } from '@/portal/kit/dates';
import styles from './Property.module.css';

const bangkok = 'กรุงเทพมหานคร';

/** The address as a Thai letter bears it. */
function addressOf({ addressTh, subDistrict, district, province, postcode }: PropertySetting) {
  const isBangkok = province === bangkok;
  return [
    addressTh,
    subDistrict && (isBangkok ? 'แขวง' : 'ตำบล') + subDistrict,
    district && (isBangkok ? 'เขต' : 'อำเภอ') + district,
    province && (isBangkok ? '' : 'จังหวัด') + province,
    postcode,
  ]
    .filter(Boolean)
    .join(' ');
}

const grouped = (taxId: string) =>
  taxId.replace(/^(\d)(\d{4})(\d{5})(\d\d)(\d)$/, '$1-$2-$3-$4-$5');

const phone = (number: string) => number && <a href={`tel:${number}`}>{showPhone(number)}</a>;

function Facts({ title, facts }: { title: string; facts: [label: string, value: ReactNode][] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The juristic person's data, laid out for reading and for paper. */
export function About({ setting }: { setting: PropertySetting }) {
  const { t } = useTranslation('property');
  const { date, moment } = useDates();
  const { email, committee, officeHours, updatedAt, updatedBy } = setting;
  const foreign = [setting.nameEn, setting.nameCn].filter(Boolean);
  return (
    <article className={styles.about}>
      <header className={styles.name}>
        <h2>{setting.nameTh}</h2>
        {foreign.length > 0 && <p>{foreign.join(' · ')}</p>}
      </header>
      <Facts
        title={t('sections.registration')}
        facts={[
          [t('fields.registrationNumber'), setting.registrationNumber],
          [t('fields.taxId'), grouped(setting.taxId)],
          [
            t('fields.addressTh'),
            <span key="th" lang="th">
              {addressOf(setting)}
            </span>,
          ],
          [t('fields.addressEn'), setting.addressEn],
        ]}
      />
      <Facts
        title={t('sections.contact')}
        facts={[
          [t('fields.officePhone'), phone(setting.officePhone)],
          [t('fields.emergencyPhone'), phone(setting.emergencyPhone)],
          [t('fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [t('fields.lineId'), setting.lineId],
        ]}
      />
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
      {updatedAt && (
        <p className={styles.lead}>
          {t('about.updated', { at: moment(updatedAt), by: updatedBy })}
        </p>
      )}
    </article>
  );
}
