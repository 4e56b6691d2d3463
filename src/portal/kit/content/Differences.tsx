import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo } from 'react';
import { languageDifferences } from '@/contracts/news/language-differences';
import type { Wording } from '@/contracts/news/languages';
import styles from './ContentFields.module.css';

/** Asks to look again where days, times or amounts of the languages are not the same. */
export function Differences({ wording }: { wording: Wording }) {
  const { t } = useTranslation('content');
  // Whoever types must not wait for it.
  const settled = useDeferredValue(wording);
  const found = useMemo(() => languageDifferences(settled), [settled]);
  if (found.length === 0) return null;
  const said = (values: string[]) => values.join(', ') || t('differences.none');
  return (
    <section className={styles.differences} aria-label={t('differences.title')}>
      <b>{t('differences.title')}</b>
      <ul>
        {found.map(({ language, kind, onlyThai, onlyOther }) => (
          <li key={`${language} ${kind}`}>
            {t('differences.line', {
              kind: t(`differences.kinds.${kind}`),
              thai: said(onlyThai),
              language: t(`languages.${language}`),
              other: said(onlyOther),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
