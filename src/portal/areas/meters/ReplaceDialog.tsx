import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { meterUnits } from '@/contracts/billing/meters/tariff';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { TextField } from '@/portal/ui/fields/TextField';
import type { Cell } from './cell';
import styles from './Meters.module.css';
import type { SheetStore } from './sheet-store';

const names = ['oldLast', 'newFirst', 'reading'] as const;
const schema = z.object({ oldLast: meterUnits, newFirst: meterUnits, reading: meterUnits });

/** A meter that was replaced, or went over its end: the old one's last, the new one's first and today's. */
export function ReplaceDialog(props: { store: SheetStore; cell: Cell; onClose: () => void }) {
  const { t } = useTranslation('meters');
  const { store, cell, onClose } = props;
  const { row, draft } = cell;
  const form = usePlainForm<typeof schema, unknown>({
    schema,
    save:
      ({ body }) =>
      () => {
        store.type(row.unitId, { ...body, estimated: false });
        return { unwrap: () => store.keep() };
      },
    done: onClose,
  });
  return (
    <FormDialog
      title={t('replaceTitle', { unit: row.unitNumber })}
      form={form}
      action={t('keep')}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('replaceLead', { before: row.before?.reading })}</p>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          defaultValue={draft[name]}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          required
          error={form.errorOf(name)}
        />
      ))}
    </FormDialog>
  );
}
