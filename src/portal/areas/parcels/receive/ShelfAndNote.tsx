import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import styles from '@/portal/areas/parcels/counter/Desk.module.css';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import type { Intake } from './intake';

/** Where the parcel is put, which stays for the next one, and what else is to be known of it. */
export function ShelfAndNote(props: {
  value: Pick<Intake, 'shelf' | 'note'>;
  onChange: (part: Partial<Intake>, field: 'shelf' | 'note') => void;
  errorOf: (field: 'shelf' | 'note') => string | undefined;
  refOf: (field: 'shelf' | 'note') => Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const { value, onChange, errorOf } = props;
  return (
    <div className={styles.pair}>
      <FormField label={t('report.shelf')} keys={t('intake.shelfKey')} error={errorOf('shelf')}>
        {(ties) => (
          <input
            {...ties}
            ref={props.refOf('shelf')}
            value={value.shelf}
            placeholder={t('intake.shelfExample')}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange({ shelf: event.target.value }, 'shelf')}
          />
        )}
      </FormField>
      <FormField label={t('note')} aside={t('intake.optional')} error={errorOf('note')}>
        {(ties) => (
          <input
            {...ties}
            ref={props.refOf('note')}
            value={value.note}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => onChange({ note: event.target.value }, 'note')}
          />
        )}
      </FormField>
    </div>
  );
}
