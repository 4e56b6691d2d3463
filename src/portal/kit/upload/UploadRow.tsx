import { FileText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { Button } from '@/portal/ui/actions/Button';
import { UploadedImage } from './UploadedImage';
import styles from './UploadField.module.css';
import type { UploadItem } from './upload-item';

/** The file itself is to blame: sent again, it would be refused again. */
const final: ReadonlySet<string> = new Set([
  'UPLOAD_KIND',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_PIXELS',
  'UPLOAD_BROKEN',
  'UPLOAD_EMPTY',
]);

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function Picture({ item: { preview, upload, name } }: { item: UploadItem }) {
  // biome-ignore lint/performance/noImgElement: the address is of this page alone.
  if (preview) return <img className={styles.picture} src={preview} alt={name} />;
  if (upload?.width) {
    return (
      <UploadedImage className={styles.picture} id={upload.id} variant="thumbnail" alt={name} />
    );
  }
  return (
    <span className={styles.picture}>
      <FileText aria-hidden size={24} />
    </span>
  );
}

/** One file of an `UploadField`: what it is, how far it is, and what can be done with it. */
export function UploadRow(props: {
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const { item } = props;
  const { name, status, share, error, bytes } = item;
  const { t } = useTranslation('uploads');
  const errorText = useErrorText();
  const underway = status === 'waiting' || status === 'sending';
  const action = (words: string, run: () => void) => (
    <Button look="link" onClick={run}>
      {t(words)} <span className="visually-hidden">{name}</span>
    </Button>
  );
  return (
    <li className={styles.row} data-status={status}>
      <Picture item={item} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {status === 'sending' && <progress value={share} aria-label={t('sending', { name })} />}
        {status === 'waiting' && <small>{t('waiting')}</small>}
        {status === 'sent' && <small>{sizeText(bytes)}</small>}
        {status === 'failed' && error && <small className={styles.error}>{errorText(error)}</small>}
      </div>
      {props.children}
      {underway && action('cancel', props.onCancel)}
      {error && status === 'failed' && !final.has(error.code) && action('retry', props.onRetry)}
      {!underway && action('remove', props.onRemove)}
    </li>
  );
}
