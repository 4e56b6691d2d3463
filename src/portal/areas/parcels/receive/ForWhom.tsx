import { useTranslation } from 'next-i18next/pages';
import { NameField } from '@/portal/areas/parcels/counter/NameField';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { UnitField } from './UnitField';
import type { useReceiving } from './use-receiving';

/** The unit, and who of its people; what is scanned there is the parcel's number. */
export function ForWhom({ form }: { form: ReturnType<typeof useReceiving> }) {
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const { intake, desk, errors, refOf, focus, recent, remember } = form;
  const { unit } = intake;
  const people = typeof unit === 'string' ? [] : unit.people;
  const unitError = errors.unitId && (unit ? fieldText(errors.unitId) : t('intake.pickUnit'));
  return (
    <>
      <UnitField
        ref={refOf('unitId')}
        value={unit}
        recent={recent}
        onRemember={remember}
        onChange={desk.name}
        // Not to the name: what a scanner types there would be lost, and it is filled in.
        onTake={() => focus('parcelCode')}
        onScan={desk.begin}
        error={unitError}
      />
      <NameField
        ref={refOf('recipientName')}
        label={t('recipient')}
        offer={t('intake.people')}
        hint={t(typeof unit === 'string' ? 'intake.peopleHint' : 'intake.nobodyHint')}
        keys={t('intake.peopleKeys')}
        names={people.map((name) => ({ name }))}
        value={intake.recipientName}
        onChange={(recipientName) => desk.change({ recipientName }, 'recipientName')}
        error={errors.recipientName && fieldText(errors.recipientName)}
        onEnter={() => focus('parcelCode')}
      />
    </>
  );
}
