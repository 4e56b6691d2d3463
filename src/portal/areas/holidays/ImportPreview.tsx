import { useTranslation } from 'next-i18next/pages';
import { useDates } from '@/portal/kit/dates';
import { useFieldText } from '@/portal/kit/use-error-text';
import { Tag } from '@/portal/ui/Tag';
import styles from './Import.module.css';
import type { LookedAt } from './use-sheet';

/** What would become of each line of a file. */
export function ImportPreview({ lines }: { lines: readonly LookedAt[] }) {
  const { t } = useTranslation('holidays');
  const { date } = useDates();
  const fieldText = useFieldText();
  const wrong = lines.filter(({ draft }) => !draft).length;
  return (
    <>
      <p role="status" className={styles.found}>
        {t('importFound', { n: lines.length, wrong })}
      </p>
      <ol className={styles.lines}>
        {lines.map(({ line, typed, draft, kept, errors }) => (
          <li key={line}>
            <span className={styles.number}>{t('line', { n: line })}</span>
            <span>{draft ? date(draft.day) : typed.day}</span>
            <span>{typed.nameTh}</span>
            {draft && <Tag tone={kept ? 'plain' : 'good'}>{t(kept ? 'kept' : 'new')}</Tag>}
            {!draft && <span className={styles.wrong}>{errors.map(fieldText).join(' ')}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
