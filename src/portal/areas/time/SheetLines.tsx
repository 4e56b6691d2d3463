import { useTranslation } from 'next-i18next/pages';
import type { TimeSheet, TimeSheetLine } from '@/contracts/master-data/time';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './BringHours.module.css';

interface Hours {
  from: string;
  to: string;
}

export const isChanged = ({ hours, now }: TimeSheetLine) =>
  hours?.from !== now?.from || hours?.to !== now?.to;

/** What would become of each row of a sheet of hours, or what is wrong with it and in which column. */
export function SheetLines({ sheet: { lines, dropped } }: { sheet: TimeSheet }) {
  const { t } = useTranslation('time');
  const fieldText = useFieldText();
  const wrong = lines.filter(({ errors }) => errors.length > 0).length;
  const changed = lines.filter(isChanged).length + dropped.length;
  const said = ({ from, to }: Hours) => (from || to ? `${from}–${to}` : t('closed'));
  const why = ({ errors }: TimeSheetLine) =>
    errors.map((error) => `${t(`sheet.${error.field}`)}: ${fieldText(error)}`).join(' · ');
  return (
    <>
      <p
        role={wrong > 0 ? 'alert' : 'status'}
        className={`${styles.found} ${wrong > 0 ? styles.wrong : ''}`}
      >
        {t(wrong > 0 ? 'sheet.foundWrong' : 'sheet.found', { n: lines.length, wrong, changed })}
      </p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line}>
            <span className={styles.number}>{t('sheet.line', { n: line.line })}</span>
            <span>{line.day ? t(`weekdays.${line.day}`) : line.typed.name}</span>
            <span>{said(line.hours ?? line.typed)}</span>
            {line.errors.length > 0 ? (
              <span className={styles.wrong}>{why(line)}</span>
            ) : (
              <Verdict line={line} said={said} />
            )}
          </li>
        ))}
        {dropped.map((slot) => (
          <li key={slot.slot}>
            <span />
            <span>{t('slot')}</span>
            <span>{said(slot)}</span>
            <Tag tone="failed">{t('sheet.dropped')}</Tag>
          </li>
        ))}
      </ol>
    </>
  );
}

function Verdict({ line, said }: { line: TimeSheetLine; said: (hours: Hours) => string }) {
  const { t } = useTranslation('time');
  if (!isChanged(line)) return <Tag tone="off">{t('sheet.same')}</Tag>;
  if (!line.now) return <Tag tone="done">{t('sheet.new')}</Tag>;
  return <Tag tone="note">{t('sheet.changed', { was: said(line.now) })}</Tag>;
}
