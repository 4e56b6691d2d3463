import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type VoteDetail, voteDraft, voteEndpoints } from '@/contracts/master-data/votes/vote';
import { leftForSecond, secondWithinDays } from '@/contracts/master-data/votes/vote-rules';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { useDates } from '@/portal/kit/text/dates';
import styles from './Item.module.css';

const schema = voteDraft.pick({ noticedOn: true, opensOn: true, closesOn: true });

/** Says when the second meeting is, with what the first one could not decide. */
export function SecondDialog({ vote, onClose }: { vote: VoteDetail; onClose: () => void }) {
  const { t } = useTranslation('votes');
  const router = useRouter();
  const { date } = useDates();
  const { id, closesOn, result } = vote;
  const left = result ? leftForSecond(vote.questions, result) : [];
  const questions = left.map(({ title }) => `“${title}”`).join(', ');
  const form = usePlainForm<typeof schema, VoteDetail>({
    schema,
    save: ({ body }) => callEndpoint(voteEndpoints.second, { params: { id }, body }),
    done: (made) => {
      notice.success(t('secondMade'));
      void router.push(`/votes/${made.id}`);
      onClose();
    },
  });
  const days = (['noticedOn', 'opensOn', 'closesOn'] as const).map((name) => (
    <DayField key={name} name={name} label={t(name)} required error={form.errorOf(name)} />
  ));
  return (
    <FormDialog title={t('second')} form={form} onClose={onClose}>
      <p className={styles.soft}>
        {t('secondLead', { days: secondWithinDays, day: date(closesOn), questions })}
      </p>
      {days}
    </FormDialog>
  );
}
