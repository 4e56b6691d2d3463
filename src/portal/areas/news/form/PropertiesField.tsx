import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { type PropertyDimension, propertyDimensions } from '@/contracts/news/choices';
import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/Button';
import { Labelled, Select, TextInput } from '@/portal/ui/fields';
import styles from './Form.module.css';
import type { NewsForm } from './use-news-form';

/**
 * The properties to tell, for the platform: those that take such news, narrowed by kind and by name,
 * chosen one by one or all.
 */
export function PropertiesField({ form }: { form: NewsForm }) {
  const { t } = useTranslation(['news-form', 'common']);
  const id = useId();
  const language = useLanguage();
  const errorText = useErrorText();
  const { values, change, errorOf } = form;
  const [dimension, setDimension] = useState<PropertyDimension>();
  const [typed, setTyped] = useState('');
  const menuId = values.featureLink || undefined;
  const { answer, reading, reload } = useReader(newsChoiceEndpoints.announceTo, {
    query: { menuId, dimension, type: values.type },
  });
  // Until those for another question are here, the last ones stay.
  const offered = useRef(answer);
  offered.current = answer ?? offered.current;
  const error = errorOf('announceTo');

  const words = typed.trim().toLowerCase();
  const shown = (offered.current ?? []).filter(({ nameTh, nameEn, code }) =>
    [nameTh, nameEn, code].some((name) => name.toLowerCase().includes(words)),
  );
  const chosen = new Set(values.announceTo);
  const areAllChosen = shown.length > 0 && shown.every((property) => chosen.has(property.id));
  const choose = (ids: string[], isChosen: boolean) => {
    const others = values.announceTo.filter((one) => !ids.includes(one));
    change({ announceTo: (isChosen ? [...others, ...ids] : others).sort() });
  };

  return (
    <fieldset className={styles.properties} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{`${t('properties.label')} (${t('common:form.required')})`}</legend>
      <div className={styles.narrow}>
        <Labelled label={t('properties.dimension')}>
          <Select
            value={dimension ?? ''}
            onChange={({ target }) =>
              setDimension(propertyDimensions.find((one) => one === target.value))
            }
          >
            <option value="">{t('common:list.all')}</option>
            {propertyDimensions.map((one) => (
              <option key={one} value={one}>
                {t(`properties.dimensions.${one}`)}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled label={t('properties.search')}>
          <TextInput
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Labelled>
        <Button
          disabled={shown.length === 0}
          onClick={() =>
            choose(
              shown.map((property) => property.id),
              !areAllChosen,
            )
          }
        >
          {t(areAllChosen ? 'properties.none' : 'properties.all', { n: shown.length })}
        </Button>
      </div>
      {reading.status === 'failed' && (
        <p role="alert" className={styles.error}>
          {t('common:list.failed')} {errorText(reading.error)}{' '}
          <Button look="link" onClick={reload}>
            {t('common:list.retry')}
          </Button>
        </p>
      )}
      <div className={styles.list} aria-busy={!answer}>
        {shown.map((property) => (
          <label key={property.id}>
            <input
              type="checkbox"
              checked={chosen.has(property.id)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose([property.id], event.target.checked)}
            />
            {language === 'th' ? property.nameTh : property.nameEn}{' '}
            <small>{t(`properties.dimensions.${property.dimension}`)}</small>
          </label>
        ))}
        {answer && shown.length === 0 && <p>{t('properties.noMatch')}</p>}
      </div>
      <p className={styles.count} aria-live="polite">
        {t('properties.chosen', { n: chosen.size })}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
