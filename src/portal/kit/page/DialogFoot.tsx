import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import styles from './frame.module.css';

/** The end of a dialog, always in sight: the way out that does nothing, then what the dialog is for. */
export function DialogFoot(props: {
  onCancel: () => void;
  /** What it is for takes something away: the way out says that nothing is done. */
  danger?: boolean;
  /** What happens when it is done. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { onCancel, danger = false, note, children } = props;
  const { t } = useTranslation('common');
  return (
    <div className={styles.foot}>
      {note && <p>{note}</p>}
      <Button onClick={onCancel}>{t(danger ? 'form.leaveIt' : 'form.close')}</Button>
      {children}
    </div>
  );
}
