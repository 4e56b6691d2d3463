import { Button, Checkbox, Flex, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { VoteQuestion } from '@/contracts/master-data/votes/vote';
import { questionKinds } from '@/contracts/master-data/votes/vote-rules';

type Typed = Partial<VoteQuestion>;
const most = 20;

interface Props {
  /** Given by the form, as the next. */
  id?: string;
  value?: Typed[];
  onChange?: (next: Typed[]) => void;
}

/** The questions of a vote, each with its way of answering. */
export function QuestionsInput({ id, value = [{}], onChange }: Props) {
  const { t } = useTranslation('votes');
  const change = (at: number, part: Typed) => onChange?.(value.with(at, { ...value[at], ...part }));
  return (
    <Flex vertical gap={16}>
      {value.map(({ title = '', kind = 'resolution', major = false, options = [] }, at) => {
        const n = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name.
          <Flex key={at} vertical gap={8}>
            <Flex gap={8}>
              <Input.TextArea
                {...(at === 0 && id && { id })}
                aria-label={t('questionTitle', { n })}
                placeholder={t('question', { n })}
                maxLength={300}
                autoSize
                value={title}
                onChange={({ target }) => change(at, { title: target.value })}
              />
              {value.length > 1 && (
                <Button
                  aria-label={t('removeQuestion', { n })}
                  icon={<Trash2 size={16} />}
                  onClick={() => onChange?.(value.filter((_, other) => other !== at))}
                />
              )}
            </Flex>
            <Select
              aria-label={`${t('kind')} ${n}`}
              value={kind}
              options={questionKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
              onChange={(next) => change(at, { kind: next })}
            />
            {kind === 'choice' && (
              <Input.TextArea
                aria-label={`${t('options')} ${n}`}
                placeholder={t('options')}
                maxLength={2000}
                autoSize={{ minRows: 2, maxRows: 10 }}
                value={options.join('\n')}
                onChange={({ target }) => change(at, { options: target.value.split('\n') })}
              />
            )}
            <Checkbox
              checked={major}
              onChange={({ target }) => change(at, { major: target.checked })}
            >
              {t('major')}
            </Checkbox>
          </Flex>
        );
      })}
      {value.length < most && (
        <Button icon={<Plus size={16} />} onClick={() => onChange?.([...value, {}])}>
          {t('addQuestion')}
        </Button>
      )}
    </Flex>
  );
}
