import { useTranslation } from 'next-i18next/pages';
import { auditWords } from '@/contracts/kit/feature/audit-words';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';

/** How the log says what was done to a record, in the reader's language. */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  const { moment, date } = useDates();
  const nameIn = useNames();
  const language = { nameIn, moment, date, yes: t('yes'), no: t('no'), other: t('otherRecord') };
  return (words: RecordWords | undefined) => auditWords(words, language);
}
