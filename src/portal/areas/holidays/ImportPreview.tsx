import { useTranslation } from 'next-i18next/pages';
import { type HolidaySheetLine, holidayEndpoints } from '@/contracts/master-data/holiday';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useDates } from '@/portal/kit/text/dates';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Import.module.css';

/** What would become of each line of a file; what is wrong can be had as a file to be put right. */
export function ImportPreview({ file, lines }: { file: File; lines: readonly HolidaySheetLine[] }) {
  const { t } = useTranslation('holidays');
  const { date } = useDates();
  const fieldText = useFieldText();
  const wrong = lines.filter(({ draft }) => !draft);
  const reasonOf = ({ errors }: HolidaySheetLine) =>
    errors.map((error) => `${t(error.field)}: ${fieldText(error)}`).join(' · ');
  return (
    <>
      <p role="status" className={styles.found}>
        {t('importFound', { n: lines.length, wrong: wrong.length })}
      </p>
      {wrong.length > 0 && (
        <DownloadButton endpoint={holidayEndpoints.failed} call={{ files: [file] }}>
          {t('failedLines', { n: wrong.length })}
        </DownloadButton>
      )}
      <ol className={styles.lines}>
        {lines.map((looked) => (
          <li key={looked.line}>
            <span className={styles.number}>{t('line', { n: looked.line })}</span>
            <span>{looked.draft ? date(looked.draft.day) : looked.typed.day}</span>
            <span>{looked.typed.nameTh}</span>
            {looked.draft ? (
              <Tag tone={looked.kept ? 'off' : 'done'}>{t(looked.kept ? 'kept' : 'new')}</Tag>
            ) : (
              <span className={styles.wrong}>{reasonOf(looked)}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
