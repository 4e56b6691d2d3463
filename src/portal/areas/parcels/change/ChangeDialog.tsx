import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import * as z from 'zod';
import { optionalText } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { answers, type Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { type Asked, type ChangeName, transitions } from '@/contracts/parcel/states';
import { PhotoField } from '@/portal/areas/parcels/counter/PhotoField';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { AskedField } from './AskedField';
import { changeParcels } from './change-parcels';
import { EachDialog } from './EachDialog';
import type { Outcome } from './in-batches';

/** Days are typed by people, in either era. */
const typed = answers.extend({ date: typedDay });

const cancelling: ReadonlySet<ChangeName> = new Set(['cancel', 'cancelProblem', 'cancelBooking']);

const schemaOf = (asks: readonly Asked[]) =>
  z.object({
    ...Object.fromEntries(asks.map((asked) => [asked, typed.shape[asked]])),
    note: optionalText(500),
  });

/** Asks what a change of state wants to know, as the contract says, and makes it of each parcel. */
export function ChangeDialog(props: {
  name: ChangeName;
  parcels: Parcel[];
  onClose: (outcomes: Outcome[]) => void;
}) {
  const { name, parcels, onClose } = props;
  const { t } = useTranslation('parcels');
  const { asks } = transitions[name];
  const [photo, setPhoto] = useState<File | null>(null);
  const takesPhoto = (name === 'reportProblem' || name === 'giveBack') && parcels.length === 1;
  return (
    <EachDialog
      title={t(`changes.names.${name}`)}
      parcels={parcels}
      schema={schemaOf(asks)}
      danger={cancelling.has(name)}
      change={(said) => changeParcels(name, said as unknown as Said, photo)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {asks.map((asked) => (
            <AskedField key={asked} asked={asked} error={errorOf(asked)} />
          ))}
          {takesPhoto && (
            <PhotoField
              label={t(`changes.photos.${name}`)}
              photo={photo}
              onChange={setPhoto}
              error={errorOf('photo')}
            />
          )}
          <TextArea name="note" label={t('changes.note')} rows={2} error={errorOf('note')} />
        </>
      )}
    </EachDialog>
  );
}
