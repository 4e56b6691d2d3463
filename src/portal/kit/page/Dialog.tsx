import { Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { focusFirst } from '@/portal/kit/page/focus-first';

/** A small window over the screen; Escape and its cross close it, a press beside it does not. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  width?: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const body = useRef<HTMLDivElement>(null);
  return (
    <AntdRoot>
      <Modal
        open
        title={props.title}
        width={props.width ?? 520}
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
