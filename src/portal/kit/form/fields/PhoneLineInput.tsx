import { Input, type InputProps } from 'antd';
import { type PhoneLine, showPhoneLine } from '@/contracts/kit/fields/phone-line';

type Typed = string | PhoneLine | undefined;

/** A field for one number that can be called, with its extension; shows a stored one as it is written. */
export function PhoneLineInput({
  value,
  ext,
  onChange,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  value?: Typed;
  /** The reader's word before an extension. */
  ext: string;
  onChange?: (typed: string) => void;
}) {
  return (
    <Input
      {...props}
      inputMode="tel"
      maxLength={60}
      value={typeof value === 'object' ? showPhoneLine(value, ext) : value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
