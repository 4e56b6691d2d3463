import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { addressOf } from './address-of';
import { Facts, LastChanged, OfficeFacts } from './Facts';
import styles from './Property.module.css';

const grouped = (taxId: string) =>
  taxId.replace(/^(\d)(\d{4})(\d{5})(\d\d)(\d)$/, '$1-$2-$3-$4-$5');

const phone = (number: string) => number && <a href={`tel:${number}`}>{showPhone(number)}</a>;

/** The juristic person's data, laid out for reading and for paper. */
export function About({ setting }: { setting: PropertySetting }) {
  const { t } = useTranslation('property');
  const { email } = setting;
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
      <OfficeFacts setting={setting} />
      <LastChanged setting={setting} />
    </article>
  );
}
