import { useTranslation } from 'next-i18next/pages';
import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { menuNameIn } from '@/portal/areas/news/choice-names';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Form.module.css';
import { PropertiesField } from './PropertiesField';
import type { NewsForm } from './use-news-form';

/** Whom the news reaches, and what its readers can open from it. */
export function ReachFields({ form }: { form: NewsForm }) {
  const { t } = useTranslation('news-form');
  const language = useLanguage();
  const { propertyId } = usePerson();
  const { answer: features = [] } = useReader(newsChoiceEndpoints.featureLinks, {});
  const { values, change, errorOf } = form;
  const error = errorOf('data.featureLink');
  return (
    <Section title={t('reach')}>
      {propertyId ? <OwnProperty id={propertyId} /> : <PropertiesField form={form} />}
      <div>
        <Labelled label={t('feature.label')}>
          <Select
            value={values.featureLink}
            onChange={(event) =>
              change({ featureLink: event.target.value as typeof values.featureLink })
            }
          >
            <option value="">{t('feature.none')}</option>
            {features.map((feature) => (
              <option key={feature.id} value={feature.id}>
                {menuNameIn(feature, language)}
              </option>
            ))}
          </Select>
        </Labelled>
        <p className={error ? styles.error : styles.hint}>{error ?? t('feature.hint')}</p>
      </div>
    </Section>
  );
}

/** A property's staff tell their own property alone. */
function OwnProperty({ id }: { id: string }) {
  const { t } = useTranslation('news-form');
  const language = useLanguage();
  const { answer = [] } = useReader(newsChoiceEndpoints.properties, {});
  const own = answer.find((property) => property.id === id);
  const name = language === 'th' ? own?.nameTh : own?.nameEn;
  return <p>{t(name ? 'properties.own' : 'properties.ownUnnamed', { name })}</p>;
}
