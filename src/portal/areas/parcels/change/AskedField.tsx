import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { writeHours } from '@/contracts/parcel/booking-slots';
import { cancellers } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type Asked, problemKinds } from '@/contracts/parcel/states';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DayField } from '@/portal/kit/day/DayField';
import { bangkokDay } from '@/portal/kit/text/dates';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextField } from '@/portal/ui/fields/TextField';

interface Props {
  asked: Asked;
  error: string | undefined;
}

/** The field for one thing that a change asks. */
export function AskedField({ asked, error }: Props) {
  const { t } = useTranslation('parcels');
  const label = t(`changes.fields.${asked}`);
  const field = { name: asked, label, error, required: true };
  switch (asked) {
    case 'name':
      return <TextField {...field} maxLength={200} autoComplete="off" />;
    case 'reason':
    case 'reasonShort':
      return <ReasonField {...field} />;
    case 'date':
      return <PickupDay {...field} />;
    case 'cancelBy':
      return (
        <RadioField
          {...field}
          options={cancellers.map((value) => ({ value, label: t(`changes.cancellers.${value}`) }))}
        />
      );
    case 'problem':
      return (
        <RadioField
          {...field}
          options={problemKinds.map((value) => ({ value, label: t(`problems.${value}`) }))}
        />
      );
    case 'slot':
      return <SlotField {...field} />;
  }
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  required: boolean;
}

/** The reasons that occur every day are offered; any other can be typed. */
function ReasonField(field: FieldProps) {
  const { t } = useTranslation('parcels');
  const id = useId();
  const offered: string[] = Object.values(
    t(`changes.reasons.${field.name}`, { returnObjects: true }),
  );
  return (
    <>
      <TextField {...field} list={id} maxLength={100} autoComplete="off" />
      <datalist id={id}>
        {offered.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  );
}

function PickupDay(field: FieldProps) {
  const { t } = useTranslation('parcels');
  const { answer } = useReader(parcelEndpoints.tabs, {});
  return (
    <DayField
      {...field}
      defaultValue={bangkokDay(Date.now())}
      hint={answer && t('changes.daysAhead', { days: answer.pickupDaysAhead })}
    />
  );
}

/** The slots that the property has now. */
function SlotField(field: FieldProps) {
  const { answer } = useReader(parcelEndpoints.tabs, {});
  const slots = answer?.bookingSlots ?? [];
  return (
    <RadioField
      {...field}
      options={slots.map((one) => ({ value: one.slot, label: writeHours(one) }))}
    />
  );
}
