import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type VoteDetail, voteEndpoints } from '@/contracts/master-data/votes/vote';
import { leftForSecond } from '@/contracts/master-data/votes/vote-rules';
import { useMove } from '@/portal/kit/calls/use-move';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import type { ItemProps } from './item-props';
import { VoteHero } from './VoteHero';

const VoteForm = dynamic(() => import('@/portal/areas/votes/VoteForm').then((m) => m.VoteForm), {
  ssr: false,
});
const SecondDialog = dynamic(() => import('./SecondDialog').then((m) => m.SecondDialog), {
  ssr: false,
});

/** The vote's title, and what this person may do with it now. */
export function Actions({ vote, reload }: ItemProps) {
  const { t } = useTranslation(['votes', 'common']);
  const can = usePermission();
  const router = useRouter();
  const confirm = useConfirm();
  const { date } = useDates();
  const [isMeeting, setMeeting] = useState(false);
  const { id, version, title, standing, meeting, result, closesOn } = vote;
  const editing = useEditing<VoteDetail>(`vote ${id}`);
  const [announce, announcing] = useMove(voteEndpoints.announce, {
    done: () => {
      notice.success(t('announced'));
      reload();
    },
    reload,
  });
  const [close, closing] = useMove(voteEndpoints.close, {
    done: () => {
      notice.success(t('closed'));
      reload();
    },
    reload,
  });
  const [remove, removing] = useMove(voteEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      void router.push('/votes');
    },
    reload,
  });
  async function askAnnounce() {
    const ask = t('announceAsk', { name: title });
    if (await confirm({ ask, yes: t('announce') }))
      void announce({ params: { id }, body: { version } });
  }
  const [readNow] = useMove(voteEndpoints.get, { reload });
  async function askClose() {
    const now = await readNow({ params: { id } });
    if (!now) return;
    const ask = t('closeAsk', { name: title, voted: now.voted, units: now.units });
    if (await confirm({ ask, yes: t('close'), danger: true })) void close({ params: { id } });
  }
  const isDraft = standing === 'draft';
  const mayClose = (standing === 'open' || standing === 'ended') && can('votes:approve');
  const isLastDay = closesOn <= bangkokDay(Date.now());
  const maySecond =
    standing === 'closed' &&
    meeting === 1 &&
    result !== null &&
    leftForSecond(vote.questions, result).length > 0 &&
    !vote.second &&
    can('votes:create');
  const mayAlso = isDraft && (can('votes:edit') || can('votes:delete'));
  return (
    <>
      <ScreenHeader title={title}>
        {!isDraft && (
          <DownloadButton endpoint={voteEndpoints.minutes} call={{ params: { id } }}>
            {t('minutesButton')}
          </DownloadButton>
        )}
        {mayAlso && (
          <MoreMenu>
            {can('votes:edit') && (
              <Button onClick={() => editing.open(vote)}>{t('common:form.edit')}</Button>
            )}
            <hr />
            {can('votes:delete') && (
              <RemoveButton
                look="plain"
                lost={t('lost', { name: title })}
                busy={removing}
                onRemove={() => void remove({ params: { id } })}
              />
            )}
          </MoreMenu>
        )}
      </ScreenHeader>
      <VoteHero
        vote={vote}
        next={mayClose && !isLastDay && t('closeFrom', { day: date(closesOn) })}
      >
        {isDraft && can('votes:approve') && (
          <Button look="primary" busy={announcing} onClick={() => void askAnnounce()}>
            {t('announce')}
          </Button>
        )}
        {mayClose && isLastDay && (
          <Button look="primary" busy={closing} onClick={() => void askClose()}>
            {t('close')}
          </Button>
        )}
        {maySecond && (
          <Button look="primary" onClick={() => setMeeting(true)}>
            {t('second')}
          </Button>
        )}
      </VoteHero>
      {editing.form && (
        <VoteForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
      {isMeeting && <SecondDialog vote={vote} onClose={() => setMeeting(false)} />}
    </>
  );
}
