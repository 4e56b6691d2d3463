import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { type Carrier, carriers } from '@/contracts/parcel/parcel';
import { FormField } from './FormField';

/** The carrier: guessed where the number tells, asked where it fits several, corrected by staff. */
export function CarrierField(props: {
  value: Carrier | undefined;
  /** Those whose numbers look like this one; offered first. */
  fitting: Carrier[];
  isGuess: boolean;
  onChange: (carrier: Carrier) => void;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}) {
  const { t } = useTranslation('parcels');
  const { fitting, isGuess, value } = props;
  const doubt = t(fitting.length > 1 ? 'intake.ask' : 'intake.unknown');
  const hint = isGuess ? (value ? t('intake.guessed') : doubt) : '';
  const sorted = [...fitting, ...carriers.filter((carrier) => !fitting.includes(carrier))];
  return (
    <FormField label={t('carrier')} hint={hint} error={props.error && doubt}>
      {(ties) => (
        <select
          {...ties}
          ref={props.ref}
          value={value ?? ''}
          onChange={(event) => props.onChange(event.target.value as Carrier)}
          // Enter in a list of choices sends no form by itself.
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.form?.requestSubmit()}
        >
          {!value && <option value="">{t('intake.choose')}</option>}
          {sorted.map((carrier) => (
            <option key={carrier} value={carrier}>
              {t(`carriers.${carrier}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
