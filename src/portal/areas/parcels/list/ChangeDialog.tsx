import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { optionalText } from '@/contracts/kit/fields';
import { typedDay } from '@/contracts/kit/thai-day';
import { answers } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import { type Asked, transitions } from '@/contracts/parcel/states';
import { TextArea } from '@/portal/ui/TextArea';
import { AskedField } from './AskedField';
import { type ChangeName, changeCalls, type Said } from './change-calls';
import { changeEach, type Outcome } from './change-each';
import { EachDialog } from './EachDialog';

/** Days are typed by people, in either era. */
const typed = answers.extend({ date: typedDay });

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
  return (
    <EachDialog
      title={t(`changes.names.${name}`)}
      parcels={parcels}
      schema={schemaOf(asks)}
      save={(said, onThrough) =>
        changeEach(
          parcels,
          (parcel) => changeCalls[name](parcel, said as unknown as Said),
          onThrough,
        )
      }
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {asks.map((asked) => (
            <AskedField key={asked} asked={asked} error={errorOf(asked)} />
          ))}
          <TextArea name="note" label={t('changes.note')} rows={2} error={errorOf('note')} />
        </>
      )}
    </EachDialog>
  );
}
