import { useTranslation } from 'next-i18next/pages';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { Facts, LastChanged, OfficeFacts } from '@/portal/areas/property/Facts';
import styles from '@/portal/areas/property/Property.module.css';
import { fieldsOf, shownOf } from './SettingField';

/** The settings as whoever may not change them reads them. */
export function SettingFacts({ setting }: { setting: PropertySetting }) {
  const { t } = useTranslation('property');
  return (
    <>
      <p className={styles.lead}>{t('setting.readOnly')}</p>
      <article className={styles.about}>
        {(Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]).map((section) => (
          <Facts
            key={section}
            title={t(`sections.${section}`)}
            facts={fieldsOf[section].map((name) => [t(`fields.${name}`), shownOf(setting, name)])}
          />
        ))}
        <OfficeFacts setting={setting} />
        <LastChanged setting={setting} />
      </article>
    </>
  );
}
