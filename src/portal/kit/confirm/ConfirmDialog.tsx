import { Button, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import styles from './ConfirmDialog.module.css';
import type { Question } from './question';

/** One question over the screen; Escape is no, Enter presses the focused button. */
export function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (yes: boolean) => void;
}) {
  const { t } = useTranslation('common');
  const { ask, yes, no, danger = false } = question;
  const [title, lead] = ask.split('\n\n');
  return (
    <AntdRoot>
      <Modal
        open
        data-question=""
        centered
        width={440}
        title={<span className={styles.title}>{title}</span>}
        closable={false}
        mask={{ closable: false }}
        // Who answers by keys does not wait for a picture of it.
        transitionName=""
        maskTransitionName=""
        onCancel={() => onAnswer(false)}
        footer={[
          <Button key="no" autoFocus={danger} onClick={() => onAnswer(false)}>
            {no ?? t(danger ? 'form.leaveIt' : 'form.cancel')}
          </Button>,
          <Button
            key="yes"
            type="primary"
            danger={danger}
            autoFocus={!danger}
            onClick={() => onAnswer(true)}
          >
            {yes}
          </Button>,
        ]}
      >
        {lead && <p>{lead}</p>}
      </Modal>
    </AntdRoot>
  );
}
