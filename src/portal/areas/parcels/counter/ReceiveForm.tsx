import { useTranslation } from 'next-i18next/pages';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { type Parcel, parcelKinds } from '@/contracts/parcel/parcel';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';
import { UnitSelect } from '@/portal/pickers/UnitSelect';
import { ActionButton } from '@/portal/ui/Action';
import { CarrierField } from './CarrierField';
import styles from './Counter.module.css';
import { FormField } from './FormField';
import { NameField } from './NameField';
import { TrackingField } from './TrackingField';
import { type IntakeField, useIntake } from './use-intake';

const nameFor = (unit: UnitOption, typed: string) =>
  (typed && unit.people.find((name) => name.includes(typed))) || unit.people[0] || '';

/** One parcel after another by keyboard and scanner: unit, person, number, Enter, and again. */
export function ReceiveForm({ onStored }: { onStored: (parcel: Parcel) => void }) {
  const { t } = useTranslation('parcels');
  const unitField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const trackingField = useRef<HTMLInputElement>(null);
  const carrierField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const fields: Partial<Record<IntakeField, RefObject<HTMLElement | null>>> = {
    unitId: unitField,
    recipientName: nameField,
    parcelCode: trackingField,
    carrier: carrierField,
    note: noteField,
  };
  const [recent, setRecent] = useState<UnitOption[]>([]);
  const [last] = recent;

  const { intake, change, carriers, carrier, errors, save, saving, touched } = useIntake({
    stored: (parcel) => {
      const { unit } = intake;
      if (unit)
        setRecent((before) => [unit, ...before.filter(({ id }) => id !== unit.id)].slice(0, 5));
      onStored(parcel);
      unitField.current?.focus();
    },
    wrong: (name) => fields[name]?.current?.focus(),
  });
  useUnsavedGuard(() => touched);
  useEffect(() => unitField.current?.focus(), []);

  function takeUnit(unit: UnitOption | null, typed: string) {
    const recipientName = unit ? nameFor(unit, typed) : '';
    change({ unit, recipientName }, 'unitId', 'recipientName');
    if (unit) setTimeout(() => nameField.current?.focus());
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }

  return (
    <form
      className={styles.form}
      aria-label={t('intake.form')}
      aria-busy={saving}
      onSubmit={submit}
    >
      <div className={styles.unit}>
        <UnitSelect
          ref={unitField}
          label={t('unit')}
          value={intake.unit}
          onChange={takeUnit}
          recent={recent}
          error={intake.unit ? errors.unitId : errors.unitId && t('intake.pickUnit')}
        />
        {last && !intake.unit && (
          <ActionButton size="small" onClick={() => takeUnit(last, '')}>
            {t('intake.sameUnit', { unit: last.number })}
          </ActionButton>
        )}
      </div>
      <NameField
        ref={nameField}
        label={t('recipient')}
        offer={t('intake.people')}
        hint={t('intake.peopleHint')}
        keys={t('intake.peopleKeys')}
        names={(intake.unit?.people ?? []).map((name) => ({ name }))}
        value={intake.recipientName}
        onChange={(recipientName) => change({ recipientName }, 'recipientName')}
        error={errors.recipientName}
        onEnter={() => trackingField.current?.focus()}
      />
      <TrackingField
        ref={trackingField}
        value={intake.parcelCode}
        onChange={(parcelCode) => change({ parcelCode }, 'parcelCode', 'carrier')}
        error={errors.parcelCode}
      />
      <CarrierField
        ref={carrierField}
        value={carrier}
        fitting={carriers}
        isGuess={intake.chosenCarrier === null && intake.parcelCode.trim() !== ''}
        onChange={(chosenCarrier) => change({ chosenCarrier }, 'carrier')}
        error={errors.carrier}
      />
      <fieldset className={styles.kinds}>
        <legend>{t('kind')}</legend>
        {parcelKinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={intake.kind === kind}
              onChange={() => change({ kind }, 'kind')}
            />
            <span>{t(`kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <FormField label={t('note')} aside={t('intake.optional')} error={errors.note}>
        {(ties) => (
          <input
            {...ties}
            ref={noteField}
            value={intake.note}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => change({ note: event.target.value }, 'note')}
          />
        )}
      </FormField>
      <ActionButton type="submit" tone="primary" aria-busy={saving} disabled={saving}>
        {t(saving ? 'intake.saving' : 'intake.save')} <kbd>Enter</kbd>
      </ActionButton>
    </form>
  );
}
