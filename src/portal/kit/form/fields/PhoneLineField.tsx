import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { type PhoneLine, showPhoneLine } from '@/contracts/kit/fields/phone-line';
import { Field } from './Field';
import { PhoneLineInput } from './PhoneLineInput';

type Typed = string | PhoneLine;

/** A field of the form's schema that holds a number that can be called, or several. */
export function PhoneLineField({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useTranslation('common');
  const written = (line: Typed) =>
    typeof line === 'string' ? line : showPhoneLine(line, t('phone.ext'));
  return (
    <Field name={name} read={(lines: Typed | Typed[]) => [lines].flat().map(written).join(', ')}>
      {children ?? <PhoneLineInput />}
    </Field>
  );
}
