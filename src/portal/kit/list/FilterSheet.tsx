import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import { Modal } from '@/portal/ui/layout/Modal';
import styles from './FilterSheet.module.css';

/** A list's filters with their labels, from below on a phone; each counts at once. */
export function FilterSheet(props: {
  /** How many records they find; left out while that is asked. */
  found: string | undefined;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Modal
      ref={dialog}
      className={styles.sheet}
      aria-label={t('list.filters')}
      closedby="any"
      onClose={props.onClose}
    >
      <header>
        <h2>{t('list.filters')}</h2>
        <Button look="bare" icon={<X />} aria-label={t('list.closeFilters')} onClick={close} />
      </header>
      <div className={styles.fields}>{props.children}</div>
      <footer>
        <Button onClick={props.onClear}>{t('list.clearAll')}</Button>
        <Button look="primary" onClick={close}>
          {t('list.show', { n: props.found ?? '…' })}
        </Button>
      </footer>
    </Modal>
  );
}
