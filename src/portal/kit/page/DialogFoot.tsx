import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import styles from './frame.module.css';

/** The end of a dialog, always in sight: the way out that does nothing, then what the dialog is for. */
export function DialogFoot(props: {
  onCancel: () => void;
  /** What happens when it is done. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.foot}>
      {props.note && <p>{props.note}</p>}
      <Button onClick={props.onCancel}>{t('form.close')}</Button>
      {props.children}
    </div>
  );
}
