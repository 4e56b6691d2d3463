import { Input, type InputProps } from 'antd';

/** A field for a number of which a record holds the hundredths: baht of satang, percent of basis points. */
export function AmountInput({
  value,
  show,
  onChange,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  /** As it is typed, or as it was read. */
  value?: string | number;
  show: (read: number) => string;
  onChange?: (typed: string) => void;
}) {
  return (
    <Input
      {...props}
      inputMode="decimal"
      maxLength={20}
      value={typeof value === 'number' ? show(value) : value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
