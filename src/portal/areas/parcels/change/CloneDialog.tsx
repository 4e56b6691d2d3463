import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type Parcel, trackingCode } from '@/contracts/parcel/parcel';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import type { AppThunk } from '@/portal/kit/page/store';
import { TextField } from '@/portal/ui/fields/TextField';
import { Name } from '@/portal/ui/words/Name';
import styles from './Dialogs.module.css';

/** Receives another parcel as the service says that one like this is; the same id twice is one parcel. */
const receiveLike =
  (like: string, id: string, parcelCode: string): AppThunk<{ unwrap: () => Promise<Parcel[]> }> =>
  (dispatch) => ({
    async unwrap() {
      const { unitNumber: _, ...same } = await dispatch(
        callEndpoint(parcelEndpoints.clone, { query: { id: like } }),
      ).unwrap();
      return dispatch(
        callEndpoint(parcelEndpoints.insert, { body: { parcels: [{ ...same, id, parcelCode }] } }),
      ).unwrap();
    },
  });

const schema = z.object({ parcelCode: trackingCode });

/** Receives another parcel for the same person by the same carrier: only its number is asked. */
export function CloneDialog({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const { t } = useTranslation(['parcels', 'common']);
  const router = useRouter();
  const [id] = useState(uuidv7);
  const form = usePlainForm<typeof schema, Parcel[]>({
    schema,
    save: ({ body }) => receiveLike(parcel.id, id, body.parcelCode),
    done: ([received]) => {
      onClose();
      if (received) void router.push(`/parcels/${received.id}`);
    },
  });
  return (
    <FormDialog title={t('detail.clone')} form={form} action={t('intake.save')} onClose={onClose}>
      <p className={styles.about}>
        {parcel.unitNumber} · <Name>{parcel.recipientName}</Name> ·{' '}
        {t(`carriers.${parcel.carrier}`)}
      </p>
      <TextField
        name="parcelCode"
        label={t('tracking')}
        hint={t('intake.trackingHint')}
        error={form.errorOf('parcelCode') ?? form.errorOf('parcels.0.parcelCode')}
        maxLength={64}
        autoComplete="off"
      />
    </FormDialog>
  );
}
