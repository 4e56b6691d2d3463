import { Download as DownloadIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { Button } from '@/portal/ui/actions/Button';
import styles from './DownloadButton.module.css';
import { type FileEndpoint, useDownload } from './download';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Saves the file that a call answers with: shows how much is here, a way to stop, and how it ended. */
export function DownloadButton<E extends FileEndpoint>(props: {
  endpoint: E;
  call: CallOf<E>;
  disabled?: boolean;
  /** `icon` shows the words to the pointer and to screen readers alone. */
  look?: 'plain' | 'primary' | 'icon';
  children: ReactNode;
}) {
  const { look = 'plain', children } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { download, start, abort } = useDownload(props.endpoint);
  const running = download.status === 'running';
  return (
    <div className={styles.download} data-look={look}>
      <Button
        look={look}
        icon={<DownloadIcon />}
        busy={running}
        disabled={props.disabled ?? false}
        {...(look === 'icon' && typeof children === 'string' && { title: children })}
        onClick={() => start(props.call)}
      >
        {look === 'icon' ? <span className="visually-hidden">{children}</span> : children}
      </Button>
      {running && (
        <Button look="link" onClick={abort}>
          {t('download.abort')}
        </Button>
      )}
      <span className={styles.state} role={download.status === 'failed' ? 'alert' : 'status'}>
        {running && t('download.running', { size: megabytes(download.bytes) })}
        {download.status === 'done' &&
          (download.rowCount === null
            ? t('download.done', { name: download.name })
            : t(download.isPaper ? 'download.donePapers' : 'download.doneRows', {
                name: download.name,
                n: download.rowCount.toLocaleString('en-US'),
              }))}
        {download.status === 'failed' &&
          t('download.failed', { reason: errorText(download.error) })}
      </span>
    </div>
  );
}
