import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { PropertyDimension } from '@/contracts/content/targets';
import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { TargetsInput } from '@/portal/pickers/content/TargetsInput';
import styles from './Form.module.css';
import type { NewsForm } from './use-news-form';

/** The properties to tell, for the platform: those that take such news. */
export function PropertiesField({ form }: { form: NewsForm }) {
  const { t } = useTranslation('news-form');
  const id = useId();
  const { values, change, errorOf } = form;
  const menuId = values.featureLink || undefined;
  const [dimension, setDimension] = useState<PropertyDimension>();
  const properties = useReader(newsChoiceEndpoints.announceTo, {
    query: { menuId, dimension, type: values.type },
  });
  const error = errorOf('announceTo');
  return (
    <fieldset className={styles.properties} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="required">{t('properties.label')}</legend>
      <TargetsInput
        properties={properties}
        value={values.announceTo}
        onChange={(announceTo) => change({ announceTo })}
        onDimension={setDimension}
        invalid={error !== undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
