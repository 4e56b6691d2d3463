import { Button, Flex } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { PhoneLineInput } from '@/portal/kit/form/fields/PhoneLineInput';

const most = 5;

interface Props {
  /** Given by the form, as the next. */
  id?: string;
  value?: (string | PhoneLine)[];
  onChange?: (next: (string | PhoneLine)[]) => void;
}

/** The numbers of one entry, a line each. */
export function NumbersInput({ id, value = [''], onChange }: Props) {
  const { t } = useTranslation('phone-directory');
  return (
    <Flex vertical gap={8}>
      {value.map((line, at) => {
        const n = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
          <Flex key={at} gap={8}>
            <PhoneLineInput
              {...(at === 0 && id && { id })}
              aria-label={t('number', { n })}
              value={line}
              onChange={(typed) => onChange?.(value.with(at, typed))}
            />
            {value.length > 1 && (
              <Button
                aria-label={t('less', { n })}
                icon={<Trash2 size={16} />}
                onClick={() => onChange?.(value.filter((_, other) => other !== at))}
              />
            )}
          </Flex>
        );
      })}
      {value.length < most && (
        <Button onClick={() => onChange?.([...value, ''])}>{t('more')}</Button>
      )}
    </Flex>
  );
}
