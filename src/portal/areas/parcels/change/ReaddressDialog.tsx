import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import * as z from 'zod';
import { optionalText, text } from '@/contracts/kit/fields/fields';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { TextField } from '@/portal/ui/fields/TextField';
import { EachDialog } from './EachDialog';
import type { Errors, Outcome, Write } from './in-batches';

const schema = z.object({ unitId: text(40), recipientName: text(200), note: optionalText(500) });

/** Gives the parcel to the unit and person whose it is. */
const giveTo =
  (parcel: Parcel, said: z.output<typeof schema>) => (): Write<Errors> => (dispatch) => ({
    async unwrap() {
      await dispatch(
        callEndpoint(parcelChangeEndpoints.readdress, { body: { ...said, id: parcel.id } }),
      ).unwrap();
      return [null];
    },
  });

/** Asks whose a parcel is after all: the unit, and who of it. */
export function ReaddressDialog(props: { parcel: Parcel; onClose: (outcomes: Outcome[]) => void }) {
  const { parcel, onClose } = props;
  const { t } = useTranslation('parcels');
  const [unit, setUnit] = useState<UnitOption | string>('');
  const names = useId();
  const { id, people } = typeof unit === 'string' ? { id: '', people: [] } : unit;
  return (
    <EachDialog
      title={t('changes.names.readdress')}
      parcels={[parcel]}
      schema={schema}
      change={(said) => giveTo(parcel, said)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UnitSelect
            label={t('changes.rightUnit')}
            required
            value={unit}
            onChange={setUnit}
            error={errorOf('unitId')}
          />
          <input type="hidden" name="unitId" value={id} />
          <TextField
            // Another unit offers its own people.
            key={id}
            name="recipientName"
            required
            label={t('recipient')}
            defaultValue={people[0]}
            error={errorOf('recipientName')}
            list={names}
            maxLength={200}
            autoComplete="off"
          />
          <datalist id={names}>
            {people.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextArea name="note" label={t('changes.note')} rows={2} error={errorOf('note')} />
        </>
      )}
    </EachDialog>
  );
}
