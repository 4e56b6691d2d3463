import type { ComponentProps } from 'react';
import { useTyped } from '@/portal/kit/address/use-typed';
import { TextInput } from '@/portal/ui/fields/fields';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  asked: string;
  /** How what is asked for is written in the field. */
  write?: (asked: string) => string;
};

/** A text input that follows what is asked for, and keeps what is typed until it is asked. */
export function TypedInput({ asked, write, ...props }: Props) {
  const { typed, setTyped } = useTyped(asked, write);
  return <TextInput {...props} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
