import { useTranslation } from 'next-i18next/pages';
import { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import styles from './ReportEmails.module.css';

/** The letter as it would be sent now. Its frame may run nothing and go nowhere but to a new tab. */
export function Preview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('report-emails');
  const read = useReader(reportLetterEndpoints.preview, { params: { id } });
  return (
    <Dialog title={t('preview')} width={700} onClose={onClose}>
      {read.answer ? (
        <>
          <p className={styles.subject}>{read.answer.subject}</p>
          <iframe
            className={styles.letter}
            title={t('letter')}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={read.answer.html.replace('<head>', '<head><base target="_blank">')}
          />
        </>
      ) : (
        <Awaited read={read} rows={6} />
      )}
    </Dialog>
  );
}
