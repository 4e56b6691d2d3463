import { Button, Flex, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { type VoteQuestion, voteQuestion } from '@/contracts/master-data/votes/vote';
import { matters } from '@/contracts/master-data/votes/vote-matters';
import { questionKinds } from '@/contracts/master-data/votes/vote-rules';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import styles from './Questions.module.css';

type Typed = Partial<VoteQuestion>;
type Wrong = Record<string, { message: string } | undefined>;
const most = 20;

interface Props {
  /** Given by the form, as the next. */
  id?: string;
  value?: Typed[];
  onChange?: (next: Typed[]) => void;
}

/** The questions of a vote, each with its way of answering and with what is wrong with it. */
export function QuestionsInput({ id, value = [{}], onChange }: Props) {
  const { t } = useTranslation('votes');
  const fieldText = useFieldText();
  const { status } = Form.Item.useStatus();
  const wrongs = value.map((typed): Wrong => {
    if (status !== 'error') return {};
    const { error } = voteQuestion.safeParse(typed, { reportInput: true });
    return fieldErrors(error?.issues ?? [], fieldText);
  });
  // What bears the form's id is what it goes to: the first that is wrong.
  const first = Math.max(
    wrongs.findIndex((wrong) => Object.keys(wrong).length > 0),
    0,
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form has gone to what bore its id before anything was wrong.
    const isHere = frame.current?.contains(document.activeElement);
    if (status === 'error' && id && isHere) document.getElementById(id)?.focus();
  }, [status, id]);
  return (
    <Flex ref={frame} vertical gap={16}>
      {value.map((typed, at) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name.
          key={at}
          n={at + 1}
          typed={typed}
          wrong={wrongs[at] ?? {}}
          {...(at === first && id && { id })}
          onChange={(part) => onChange?.(value.with(at, { ...typed, ...part }))}
          {...(value.length > 1 && {
            onRemove: () => onChange?.(value.filter((_, other) => other !== at)),
          })}
        />
      ))}
      {value.length < most && (
        <Button icon={<Plus size={16} />} onClick={() => onChange?.([...value, {}])}>
          {t('addQuestion')}
        </Button>
      )}
    </Flex>
  );
}

interface QuestionProps {
  id?: string;
  n: number;
  typed: Typed;
  wrong: Wrong;
  onChange: (part: Typed) => void;
  onRemove?: () => void;
}

function Question({ id, n, typed, wrong, onChange, onRemove }: QuestionProps) {
  const { t } = useTranslation('votes');
  const { title = '', kind = 'resolution', matter, options = [] } = typed;
  const isInOptions = Boolean(wrong.options) && !wrong.title;
  const isInMatter = Boolean(wrong.matter) && !wrong.title && !wrong.options;
  return (
    <fieldset className={styles.question}>
      <legend>{t('question', { n })}</legend>
      {onRemove && (
        <Button
          className={styles.remove}
          type="text"
          aria-label={t('removeQuestion', { n })}
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      )}
      <Part label={t('questionText')} error={wrong.title?.message}>
        <Input.TextArea
          {...(!isInOptions && !isInMatter && id && { id })}
          aria-label={t('questionTitle', { n })}
          maxLength={300}
          autoSize
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Part>
      <Part label={t('kind')}>
        <Select
          aria-label={`${t('kind')} ${n}`}
          value={kind}
          options={questionKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          onChange={(next) => onChange({ kind: next })}
        />
      </Part>
      {kind === 'choice' && (
        <Part label={t('options')} error={wrong.options?.message}>
          <Input.TextArea
            {...(isInOptions && id && { id })}
            aria-label={`${t('options')} ${n}`}
            maxLength={2000}
            autoSize={{ minRows: 2, maxRows: 10 }}
            value={options.join('\n')}
            onChange={({ target }) => onChange({ options: target.value.split('\n') })}
          />
        </Part>
      )}
      <Part label={t('needed')} error={wrong.matter?.message}>
        <Select
          {...(isInMatter && id && { id })}
          aria-label={t('matterOf', { n })}
          placeholder={t('chooseMatter')}
          value={matter ?? null}
          options={matters.map((one) => ({ value: one, label: t(`matters.${one}`) }))}
          onChange={(next) => onChange({ matter: next })}
        />
      </Part>
    </fieldset>
  );
}

/** A field of a question: only what is wrong is red. */
function Part(props: { label: string; error?: string | undefined; children: ReactNode }) {
  const { label, error, children } = props;
  return (
    <Form.Item
      label={label}
      style={{ margin: 0 }}
      validateStatus={error ? 'error' : ''}
      {...(error && { help: error })}
    >
      {children}
    </Form.Item>
  );
}
