import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useState } from 'react';
import { languageDifferences } from '@/contracts/news/language-differences';
import type { Wording } from '@/contracts/news/languages';
import styles from './ContentFields.module.css';

/** Milliseconds of rest before it looks: half a date is no difference. */
const restMs = 1200;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Asks to look again where days, times or amounts of the languages are not the same. */
export function Differences({ wording }: { wording: Wording }) {
  const { t } = useTranslation('content');
  const rested = useRested(wording);
  const found = useMemo(() => languageDifferences(rested), [rested]);
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
