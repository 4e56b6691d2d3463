import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import * as z from 'zod';
import type { Parcel } from '@/contracts/parcel/parcel';
import { shelfPlace } from '@/contracts/parcel/parcel';
import { parcelErrors } from '@/contracts/parcel/parcel-errors';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useReader } from '@/portal/kit/calls/use-reader';
import { TextField } from '@/portal/ui/fields/TextField';
import { EachDialog } from './EachDialog';
import type { Errors, Outcome, Write } from './in-batches';

/** As a service would refuse it. */
const gone = (code: string) => ({
  code: 'PARCEL_GONE' as const,
  status: 409,
  details: { code },
  message: parcelErrors.PARCEL_GONE.th.replace('{{code}}', code),
});

/** Moves what is still here; what is gone is left where it is. */
const move =
  (shelf: string) =>
  (parcels: readonly Parcel[]): Write<Errors> =>
  (dispatch) => ({
    async unwrap() {
      const ids = parcels.map(({ id }) => id);
      const { moved } = await dispatch(
        callEndpoint(shelfEndpoints.move, { body: { ids, shelf } }),
      ).unwrap();
      const there = new Set(moved);
      return parcels.map(({ id, docCode }) => (there.has(id) ? null : gone(docCode)));
    },
  });

const schema = z.object({ shelf: shelfPlace });

/** Puts parcels at a place of the shelfEndpoints.list; the places in use are offered. */
export function ShelfDialog(props: { parcels: Parcel[]; onClose: (outcomes: Outcome[]) => void }) {
  const { t } = useTranslation('parcels');
  const { answer } = useReader(shelfEndpoints.list, {});
  const id = useId();
  return (
    <EachDialog
      title={t('changes.names.shelf')}
      parcels={props.parcels}
      schema={schema}
      change={({ shelf }) => move(shelf)}
      onClose={props.onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="shelf"
            required
            label={t('shelf')}
            hint={t('changes.shelfHint')}
            error={errorOf('shelf')}
            defaultValue={props.parcels.length === 1 ? props.parcels[0]?.shelf : ''}
            list={id}
            maxLength={20}
            autoComplete="off"
          />
          <datalist id={id}>
            {answer?.map(({ shelf }) => shelf && <option key={shelf} value={shelf} />)}
          </datalist>
        </>
      )}
    </EachDialog>
  );
}
