import { useTranslation } from 'next-i18next/pages';
import { type LetterRun, letterEndpoints } from '@/contracts/billing/arrears-letters';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { LeftOut } from './LeftOut';
import styles from './Letters.module.css';

/** How a run ended: its numbers, its one file, and who was left out. */
export function Written({ run }: { run: LetterRun }) {
  const { t } = useTranslation('arrears');
  const { id, letters, left } = run;
  const [first, last] = [letters[0]?.number, letters.at(-1)?.number];
  return (
    <div className={styles.many}>
      <p role="status">
        {first ? t('writtenN', { n: letters.length, first, last }) : t('writtenNone')}
      </p>
      {first && (
        <DownloadButton endpoint={letterEndpoints.paper} call={{ params: { id } }}>
          {t('printAll')}
        </DownloadButton>
      )}
      <LeftOut left={left} />
    </div>
  );
}
