import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/portal/ui/Button';
import styles from '@/portal/ui/Dialog.module.css';
import { Modal } from '@/portal/ui/Modal';

/** A small window over the screen; Escape and its cross close it, a press beside it does not. */
export function Dialog(props: {
  title: string;
  /** What the cross is called. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Modal ref={dialog} className={styles.dialog} aria-label={props.title} onClose={props.onClose}>
      <header className={styles.head}>
        <h2>{props.title}</h2>
        <Button look="bare" aria-label={props.closeLabel} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {props.children}
    </Modal>
  );
}
