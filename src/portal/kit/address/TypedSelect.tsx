import type { ComponentProps } from 'react';
import { useTyped } from '@/portal/kit/address/use-typed';
import { Select } from '@/portal/ui/fields/fields';

type Props = Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> & {
  asked: string;
};

/** A select that follows what is asked for, and keeps what is chosen until it is asked. */
export function TypedSelect({ asked, ...props }: Props) {
  const { typed, setTyped } = useTyped(asked);
  return <Select {...props} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
