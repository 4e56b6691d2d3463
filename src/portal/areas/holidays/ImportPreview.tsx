import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { saveFile } from '@/portal/kit/files/save-file';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { failedLines } from './failed-lines';
import styles from './Import.module.css';
import type { SheetLine } from './read-sheet';
import type { LookedAt } from './use-sheet';

/** What would become of each line of a file; what is wrong can be had as a file to be put right. */
export function ImportPreview({ lines }: { lines: readonly LookedAt[] }) {
  const { t } = useTranslation('holidays');
  const { date } = useDates();
  const fieldText = useFieldText();
  const wrong = lines.filter(({ draft }) => !draft);
  const reasonOf = ({ errors }: SheetLine) =>
    errors.map((error) => `${t(error.field)}: ${fieldText(error)}`).join(' · ');

  async function saveWrong() {
    const headings = {
      day: t('day'),
      nameTh: t('nameTh'),
      nameEn: t('nameEn'),
      reason: t('reason'),
    };
    saveFile(await failedLines(wrong, { name: t('failedName'), headings, reasonOf }));
  }
  return (
    <>
      <p role="status" className={styles.found}>
        {t('importFound', { n: lines.length, wrong: wrong.length })}
      </p>
      {wrong.length > 0 && (
        <Button icon={<Download aria-hidden="true" />} onClick={() => void saveWrong()}>
          {t('failedLines', { n: wrong.length })}
        </Button>
      )}
      <ol className={styles.lines}>
        {lines.map((looked) => (
          <li key={looked.line}>
            <span className={styles.number}>{t('line', { n: looked.line })}</span>
            <span>{looked.draft ? date(looked.draft.day) : looked.typed.day}</span>
            <span>{looked.typed.nameTh}</span>
            {looked.draft ? (
              <Tag tone={looked.kept ? 'plain' : 'good'}>{t(looked.kept ? 'kept' : 'new')}</Tag>
            ) : (
              <span className={styles.wrong}>{reasonOf(looked)}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
