import { Input, type InputProps } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type PhoneLine, showPhoneLine } from '@/contracts/kit/fields/phone-line';

/** A field for one number that can be called, with its extension; shows a stored one as it is written. */
export function PhoneLineInput({
  value,
  onChange,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  value?: string | PhoneLine;
  onChange?: (typed: string) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <Input
      placeholder={t('phone.example')}
      {...props}
      inputMode="tel"
      maxLength={60}
      value={typeof value === 'object' ? showPhoneLine(value, t('phone.ext')) : value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
