import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useState } from 'react';
import { languageDifferences } from '@/contracts/content/language-differences';
import type { Wording } from '@/contracts/kit/text/languages';
import styles from './ContentFields.module.css';

/** Milliseconds of rest after which what was typed is looked at: half a date is no difference. */
const restMs = 1200;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Points out dates, times and numbers that English or Chinese do not have in common with Thai. */
export function Differences({ wording }: { wording: Wording }) {
  const { t } = useTranslation('content');
  const rested = useRested(wording);
  const found = useMemo(() => languageDifferences(rested), [rested]);
  const said = (values: string[]) => <b>{values.join(', ') || '–'}</b>;
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.differences}>
          <TriangleAlert aria-hidden="true" size={18} /> {t('differences.title')}
          <ul>
            {found.map(({ language, kind, onlyThai, onlyOther }) => (
              <li key={`${language} ${kind}`}>
                {t(`differences.kinds.${kind}`)}: {t('languages.th')} {said(onlyThai)} ·{' '}
                {t(`languages.${language}`)} {said(onlyOther)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
