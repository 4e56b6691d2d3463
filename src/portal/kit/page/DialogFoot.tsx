import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import styles from './DialogFoot.module.css';

/** The end of a dialog: the way out that does nothing, then what the dialog is for. */
export function DialogFoot(props: {
  onCancel: () => void;
  /** What it is for takes something away: "cancel" could be read as that. */
  danger?: boolean;
  children?: ReactNode;
}) {
  const { onCancel, danger = false, children } = props;
  const { t } = useTranslation('common');
  return (
    <div className={styles.foot}>
      <Button onClick={onCancel}>{t(danger ? 'form.leaveIt' : 'form.cancel')}</Button>
      {children}
    </div>
  );
}
