import { Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';

/** A small window over the screen; Escape and its cross close it, a press beside it does not. */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  width?: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <AntdRoot>
      <Modal
        open
        title={props.title}
        width={props.width ?? 520}
        closable={{ 'aria-label': t('form.close') }}
        mask={{ closable: false }}
        footer={null}
        onCancel={props.onClose}
      >
        {props.children}
      </Modal>
    </AntdRoot>
  );
}
