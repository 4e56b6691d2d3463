import { type ComponentProps, type RefObject, useEffect } from 'react';
import styles from './Modal.module.css';

/** The frame of a window over the screen, open from when it is here; its size is its user's. */
export function Modal({
  ref,
  className,
  ...props
}: Omit<ComponentProps<'dialog'>, 'ref'> & { ref: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref]);
  return <dialog {...props} ref={ref} className={`${styles.modal} ${className}`} />;
}
