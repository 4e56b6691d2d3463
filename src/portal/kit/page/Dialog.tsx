import { Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { focusFirst } from '@/portal/kit/page/focus-first';
import styles from './frame.module.css';

/** A small window over the screen; Escape and its cross close it, a press beside it does not. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  /** px of a small window; `drawer` from the side for what is long. */
  width?: number | 'drawer';
  children: ReactNode;
}) {
  const { width = 520 } = props;
  const { t } = useTranslation('common');
  const body = useRef<HTMLDivElement>(null);
  return (
    <AntdRoot>
      <Modal
        open
        title={props.title}
        {...(width === 'drawer'
          ? { className: styles.drawer }
          : { className: styles.dialog, width })}
        closable={{ 'aria-label': t('form.close') }}
        mask={{ closable: false }}
        footer={null}
        transitionName=""
        maskTransitionName=""
        afterOpenChange={(open) => open && focusFirst(body.current)}
        onCancel={props.onClose}
      >
        <div ref={body}>{props.children}</div>
      </Modal>
    </AntdRoot>
  );
}
