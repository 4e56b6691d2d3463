import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { type Carrier, carriers } from '@/contracts/parcel/parcel';
import { ChoiceField } from './ChoiceField';
import styles from './ChoiceField.module.css';

/** The carrier: guessed where the number tells, asked where it fits several, corrected by its key. */
export function CarrierField(props: {
  value: Carrier | undefined;
  /** Those whose numbers look like this one. */
  fitting: Carrier[];
  isGuess: boolean;
  onChange: (carrier: Carrier) => void;
  /** It is asked for. */
  isWrong: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { fitting, isGuess, value } = props;
  const doubt = t(fitting.length > 1 ? 'intake.ask' : 'intake.unknown', {
    names: fitting.map((carrier) => t(`carriers.${carrier}`)).join(' / '),
  });
  const hint = isGuess ? (value ? t('intake.guessed') : doubt) : '';
  return (
    <ChoiceField
      ref={props.ref}
      field="carrier"
      label={
        <>
          {t('carrier')} <small data-keys="">({t('intake.carrierKeys')})</small>
        </>
      }
      choices={carriers}
      nameOf={(carrier) => (
        <>
          <kbd>{carriers.indexOf(carrier) + 1}</kbd> {t(`carriers.${carrier}`)}
          {!value && fitting.includes(carrier) && <b className={styles.maybe}> ?</b>}
        </>
      )}
      value={value}
      onChange={props.onChange}
      hint={props.isWrong ? `${doubt} ${t('intake.carrierAnswer')}` : hint}
      isWrong={props.isWrong}
    />
  );
}
