import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { writeDay } from '@/contracts/kit/thai-day';
import { useLanguage } from '@/portal/kit/text/language';

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value?: string;
  onChange?: (typed: string) => void;
}

/** A calendar day as it is typed; one that is stored is written in the reader's era. */
export function DayInput({ value = '', onChange, ...props }: Props) {
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const isStored = /^\d{4}-\d\d-\d\d$/.test(value);
  return (
    <Input
      {...props}
      inputMode="numeric"
      value={isStored ? writeDay(value, era) : value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
