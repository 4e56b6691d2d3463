import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { propertyCode, propertyEndpoints } from '@/contracts/master-data/property/property';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Tag } from '@/portal/ui/words/Tag';

interface Props {
  /** Given by the form, as the next two. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
  /** The property has its code already, and its documents bear it. */
  fixed: boolean;
}

/** A property's code; while a new one is typed it says whether the code is free. */
export function CodeInput({ id, value = '', onChange, fixed }: Props) {
  const { t } = useTranslation('properties');
  const { data: code } = propertyCode.safeParse(value);
  return (
    <>
      <Input
        id={id}
        value={value}
        disabled={fixed}
        maxLength={4}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value.toUpperCase())}
      />
      <output>{fixed ? t('codeFixed') : code ? <Free code={code} /> : t('codeHint')}</output>
    </>
  );
}

function Free({ code }: { code: string }) {
  const { t } = useTranslation('properties');
  const { answer } = useReader(propertyEndpoints.checkCode, { body: { code } });
  if (answer?.code !== code) return null;
  return (
    <Tag tone={answer.free ? 'done' : 'failed'}>{t(answer.free ? 'codeFree' : 'codeTaken')}</Tag>
  );
}
