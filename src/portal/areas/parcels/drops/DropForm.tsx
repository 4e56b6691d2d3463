import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type CourierDrop, courierDropDraft, intakeEndpoints } from '@/contracts/parcel/intake';
import { carriers } from '@/contracts/parcel/parcel';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { typeAsScanned } from '@/portal/kit/scan/scanned-key';
import { ActionButton } from '@/portal/ui/Action';
import { TextField } from '@/portal/ui/TextField';
import styles from './Drop.module.css';

const draft = courierDropDraft.omit({ id: true, note: true });

/** What a courier says is left: how many pieces, of which carrier. */
export function DropForm(props: { onOpened: (drop: CourierDrop) => void; onCancel: () => void }) {
  const { t } = useTranslation(['parcels', 'common']);
  const [id] = useState(uuidv7);
  const carrierField = useRef<HTMLSelectElement>(null);
  useEffect(() => carrierField.current?.focus(), []);
  const form = usePlainForm({
    schema: draft,
    save: ({ body }) => callEndpoint(intakeEndpoints.openDrop, { body: { ...body, id } }),
    done: (drop: CourierDrop) => props.onOpened(drop),
  });
  return (
    <form {...form.props} className={styles.form} aria-label={t('drop.start')}>
      <FormField label={t('carrier')} error={form.errorOf('carrier')}>
        {(ties) => (
          <select {...ties} ref={carrierField} name="carrier" defaultValue="thailand_post">
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {t(`carriers.${carrier}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <TextField
        name="declared"
        label={t('drop.declared')}
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={typeAsScanned}
        error={form.errorOf('declared')}
      />
      <TextField
        name="courierName"
        label={t('drop.courier')}
        autoComplete="off"
        error={form.errorOf('courierName')}
      />
      <div className={styles.actions}>
        <ActionButton type="submit" tone="primary" disabled={form.saving}>
          {t('drop.open')}
        </ActionButton>
        <ActionButton tone="quiet" onClick={props.onCancel}>
          {t('common:form.cancel')}
        </ActionButton>
      </div>
    </form>
  );
}
