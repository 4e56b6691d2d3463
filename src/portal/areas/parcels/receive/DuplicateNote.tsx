import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ErrorDetails } from '@/contracts/kit/calls/errors';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import field from '@/portal/areas/parcels/counter/FormField.module.css';
import { Button } from '@/portal/ui/actions/Button';
import styles from './DuplicateNote.module.css';

/** The unit has this number already: which parcel that is, and the way to say that this is another. */
export function DuplicateNote(props: {
  first: ErrorDetails;
  reason: string;
  onReason: (reason: string) => void;
  onReceive: () => void;
}) {
  const { t } = useTranslation('parcels');
  const { id, code } = props.first;
  return (
    <div className={styles.note}>
      <Link href={`/parcels/${id}`} target="_blank" prefetch={false}>
        {t('intake.seeFirst', { code })}
      </Link>
      <FormField label={t('intake.anotherReason')}>
        {(ties) => (
          <div className={field.withButton}>
            <input
              {...ties}
              value={props.reason}
              maxLength={200}
              autoComplete="off"
              placeholder={t('intake.anotherExample')}
              onChange={(event) => props.onReason(event.target.value)}
            />
            <Button disabled={!props.reason.trim()} onClick={props.onReceive}>
              {t('intake.another')}
            </Button>
          </div>
        )}
      </FormField>
    </div>
  );
}
