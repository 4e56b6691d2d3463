import { useTranslation } from 'next-i18next/pages';
import { type Reading, readingEndpoints, type SheetRow } from '@/contracts/billing/meters/reading';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Meters.module.css';
import type { SheetStore } from './sheet-store';

const { body: schema } = readingEndpoints.correct.call.shape;

/** Says what a reading that was billed ought to have been: the next bill makes up for it. */
export function CorrectDialog(props: {
  store: SheetStore;
  row: SheetRow;
  reading: Reading;
  onClose: () => void;
}) {
  const { t } = useTranslation(['meters', 'common']);
  const { store, row, reading, onClose } = props;
  const form = usePlainForm<typeof schema, SheetRow>({
    schema,
    save: ({ body }) =>
      callEndpoint(readingEndpoints.correct, { params: { id: reading.id }, body }),
    done: (kept) => {
      store.refresh([kept]);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('correctTitle', { unit: row.unitNumber })}
      form={form}
      action={t('keep')}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {t('correctLead', { reading: reading.reading, number: reading.invoice?.number })}
      </p>
      <input type="hidden" name="version" value={reading.version} />
      <TextField
        name="corrected"
        label={t('corrected')}
        defaultValue={reading.corrected ?? ''}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={form.errorOf('corrected')}
      />
      <TextField
        name="reason"
        label={t('common:form.reason')}
        maxLength={200}
        autoComplete="off"
        required
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
