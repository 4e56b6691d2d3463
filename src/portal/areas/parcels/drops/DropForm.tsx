import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { type CourierDrop, courierDropDraft, intakeEndpoints } from '@/contracts/parcel/intake';
import { carriers } from '@/contracts/parcel/parcel';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import type { AppDispatch } from '@/portal/kit/page/store';
import { typeAsScanned } from '@/portal/kit/scan/scanned-key';
import { Button } from '@/portal/ui/actions/Button';
import { Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Drop.module.css';

const draft = courierDropDraft.omit({ id: true, note: true });
type Said = z.output<typeof draft>;

/** The drop as it will be, once the service has it. */
const begun = (id: string, said: Said): CourierDrop => ({
  ...{ id, ...said, note: '', received: 0 },
  ...{ openedAt: new Date().toISOString(), openedBy: '', closedAt: null, closedBy: null },
});

/** What a courier says is left: how many pieces, of which carrier. */
export function DropForm(props: {
  /** Said, and on its way to the service: parcels can be scanned for it. */
  onStart: (drop: CourierDrop, opened: Promise<unknown>) => void;
  onOpened: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['parcels', 'common']);
  const [id] = useState(uuidv7);
  const carrierField = useRef<HTMLSelectElement>(null);
  useEffect(() => carrierField.current?.focus(), []);
  const form = usePlainForm({
    schema: draft,
    save:
      ({ body }: { body: Said }) =>
      (dispatch: AppDispatch) => {
        const call = dispatch(callEndpoint(intakeEndpoints.openDrop, { body: { ...body, id } }));
        props.onStart(begun(id, body), call.unwrap());
        return call;
      },
    done: props.onOpened,
  });
  return (
    <form {...form.props} className={styles.form} aria-label={t('drop.start')}>
      <FormField label={t('carrier')} error={form.errorOf('carrier')}>
        {(ties) => (
          <Select {...ties} ref={carrierField} name="carrier" defaultValue="thailand_post">
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {t(`carriers.${carrier}`)}
              </option>
            ))}
          </Select>
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
        <Button type="submit" look="primary" disabled={form.saving}>
          {t('drop.open')}
        </Button>
        <Button look="link" onClick={props.onCancel}>
          {t('common:form.cancel')}
        </Button>
      </div>
    </form>
  );
}
