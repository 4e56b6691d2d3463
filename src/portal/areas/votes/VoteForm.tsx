import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type VoteDetail,
  type VoteQuestion,
  voteDraft,
  voteEndpoints,
} from '@/contracts/master-data/votes/vote';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { QuestionsInput } from './QuestionsInput';

type Props = OpenForm<VoteDetail> & { onSaved: (vote: VoteDetail) => void };

/** What is asked, and when; all of it stands once the vote is announced. */
export function VoteForm(props: Props) {
  const { t } = useTranslation('votes');
  const { date } = useDates();
  const titles = (questions: VoteQuestion[]) => questions.map(({ title }) => title).join(' · ');
  return (
    <RecordForm
      texts="votes"
      {...props}
      schema={voteDraft}
      initial={{ noticedOn: bangkokDay(Date.now()) }}
      title={t(props.record ? 'editVote' : 'add')}
      {...(!props.record && { note: t('rulesLead') })}
      endpoints={voteEndpoints}
    >
      <Field name="title" label={t('subject')}>
        <Input maxLength={300} autoFocus />
      </Field>
      <Field name="detail">
        <Input.TextArea maxLength={4000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Field>
      <Field name="questions" read={titles}>
        <QuestionsInput />
      </Field>
      <Field name="noticedOn" read={date}>
        <DayInput />
      </Field>
      <Pair>
        <Field name="opensOn" read={date}>
          <DayInput />
        </Field>
        <Field name="closesOn" read={date}>
          <DayInput />
        </Field>
      </Pair>
    </RecordForm>
  );
}
