import { useTranslation } from 'next-i18next/pages';
import { newsTypes } from '@/contracts/news/news-state';
import styles from './Form.module.css';
import type { NewsForm } from './use-news-form';

/** Ordinary or emergency, each with what it means for its readers and for the office. */
export function TypeField({ form: { values, change } }: { form: NewsForm }) {
  const { t } = useTranslation(['news-form', 'news']);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('news:type')}</legend>
      {newsTypes.map((type) => (
        <label key={type} className={styles.choice} data-chosen={values.type === type || undefined}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={values.type === type}
            onChange={() => change({ type })}
          />
          <span>
            <b>{t(`news:types.${type}`)}</b>
            <small>{t(`types.${type}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
