import { useTranslation } from 'next-i18next/pages';
import { DayField } from '@/portal/kit/day/DayField';
import type { PlainForm } from '@/portal/kit/form/use-plain-form';
import { bangkokDay } from '@/portal/kit/text/dates';
import { TextField } from '@/portal/ui/fields/TextField';

/** Which cheque pays: what is written on it. */
export function ChequeFields({ errorOf }: Pick<PlainForm, 'errorOf'>) {
  const { t } = useTranslation('cheques');
  return (
    <>
      <TextField
        name="cheque.number"
        label={t('number')}
        required
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        error={errorOf('cheque.number')}
      />
      <TextField
        name="cheque.bank"
        label={t('bank')}
        required
        maxLength={60}
        autoComplete="off"
        error={errorOf('cheque.bank')}
      />
      <DayField
        name="cheque.day"
        label={t('day')}
        required
        defaultValue={bangkokDay(Date.now())}
        error={errorOf('cheque.day')}
      />
    </>
  );
}
