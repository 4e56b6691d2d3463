import { Checkbox, Input, InputNumber } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type VoteDetail,
  type VoteQuestion,
  voteDraft,
  voteEndpoints,
} from '@/contracts/master-data/vote';
import { leastNoticeDays } from '@/contracts/master-data/vote-rules';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { QuestionsInput } from './QuestionsInput';

type Props = OpenForm<VoteDetail> & { onSaved: (vote: VoteDetail) => void };

/** A checkbox as a form's field. */
function Tick(props: {
  id?: string;
  value?: boolean;
  onChange?: (next: boolean) => void;
  label: string;
}) {
  return (
    <Checkbox
      {...(props.id && { id: props.id })}
      checked={props.value ?? false}
      onChange={({ target }) => props.onChange?.(target.checked)}
    >
      {props.label}
    </Checkbox>
  );
}

/** What is asked, when, and by which rules; all of it stands once the vote is announced. */
export function VoteForm(props: Props) {
  const { t } = useTranslation('votes');
  const { date } = useDates();
  const yes = (value: boolean) => (value ? t('yes') : '–');
  const titles = (questions: VoteQuestion[]) => questions.map(({ title }) => title).join(' · ');
  return (
    <RecordForm
      texts="votes"
      {...props}
      schema={voteDraft}
      initial={{
        questions: [{ title: '', kind: 'resolution' }],
        noticedOn: bangkokDay(Date.now()),
        ...{ noticeDays: leastNoticeDays, barArrears: true, holderCap: 50 },
      }}
      title={t(props.record ? 'editVote' : 'add')}
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
      <Field name="opensOn" read={date}>
        <DayInput />
      </Field>
      <Field name="closesOn" read={date}>
        <DayInput />
      </Field>
      <Field name="noticeDays">
        <InputNumber min={leastNoticeDays} max={60} precision={0} />
      </Field>
      <Field name="holderCap" label={`${t('holderCap')} · ${t('holderCapHint')}`}>
        <InputNumber min={50} max={100} precision={0} />
      </Field>
      <Field name="barArrears" inside read={yes}>
        <Tick label={t('barArrears')} />
      </Field>
    </RecordForm>
  );
}
