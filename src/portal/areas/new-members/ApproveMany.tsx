import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import type { Chosen } from '@/portal/kit/list/use-selection';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import styles from './NewMembers.module.css';

type Left = ReplyOf<typeof newMemberEndpoints.approveMany>['left'];

/** Approves the chosen ones, and names whom that was not possible for. */
export function ApproveMany({ chosen, onDone }: { chosen: Chosen; onDone: () => void }) {
  const { t } = useTranslation('new-members');
  const confirm = useConfirm();
  const [left, setLeft] = useState<Left>([]);
  const [approve, approving] = useAction(newMemberEndpoints.approveMany, {
    done: (reply) => {
      if (reply.approved > 0) notice.success(t('approvedN', { n: reply.approved }));
      setLeft(reply.left);
      chosen.keep(reply.left.map(({ id }) => id));
      onDone();
    },
  });
  const n = chosen.selected.size;
  async function ask() {
    const question = `${t('approveManyAsk', { n })}\n\n${t('approveManyLost')}`;
    if (await confirm({ ask: question, yes: t('approve') })) {
      void approve({ body: { ids: [...chosen.selected] } });
    }
  }
  return (
    <>
      {n > 0 && (
        <div className={styles.chosen}>
          <Button look="primary" busy={approving} onClick={() => void ask()}>
            {t('approveMany', { n })}
          </Button>
          <Button look="link" onClick={() => chosen.keep()}>
            {t('clearChoice')}
          </Button>
        </div>
      )}
      {left.length > 0 && (
        <ul role="alert" className={styles.left}>
          {left.map(({ id, name, message }) => (
            <li key={id}>{t('leftOf', { name, why: message })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
