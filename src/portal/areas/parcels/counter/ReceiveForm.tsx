import { useTranslation } from 'next-i18next/pages';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { CourierDrop } from '@/contracts/parcel/intake';
import { parcelKinds } from '@/contracts/parcel/parcel';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';
import { ActionButton } from '@/portal/ui/Action';
import { CarrierField } from './CarrierField';
import { ChoiceField } from './ChoiceField';
import styles from './Counter.module.css';
import { DuplicateNote } from './DuplicateNote';
import { FormField } from './FormField';
import { onIntakeKey } from './intake-keys';
import { NameField } from './NameField';
import type { Entry } from './outbox';
import { PhotoField } from './PhotoField';
import { TrackingField } from './TrackingField';
import { UnitField } from './UnitField';
import { type IntakeField, useIntake } from './use-intake';
import type { Draft } from './use-outbox';

const nameFor = (people: string[], typed: string) =>
  (typed && people.find((name) => name.includes(typed))) || people[0] || '';

interface Props {
  drop: CourierDrop | undefined;
  add: (entry: Draft) => Promise<ApiError | undefined>;
  /** A refused entry that the person wants to correct; taken once nothing else is being typed. */
  wanted: Entry | undefined;
  onTaken: (entry: Entry) => void;
}

/** One parcel after another by keyboard and scanner: unit, number, Enter, and again. */
export function ReceiveForm({ drop, add, wanted, onTaken }: Props) {
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const unit = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const tracking = useRef<HTMLInputElement>(null);
  const carrier = useRef<HTMLInputElement>(null);
  const shelf = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const fields: Partial<Record<IntakeField, RefObject<HTMLInputElement | null>>> = {
    unitId: unit,
    recipientName: name,
    parcelCode: tracking,
    carrier,
    shelf,
    photo,
  };
  const [recent, setRecent] = useState<UnitOption[]>([]);
  const form = useIntake({
    drop,
    add,
    added: () => unit.current?.focus(),
    wrong: (field) => setTimeout(() => fields[field]?.current?.focus()),
  });
  const { intake, change, errors, take } = form;
  useUnsavedGuard(() => form.touched);
  useEffect(() => unit.current?.focus(), []);

  useEffect(() => {
    if (!wanted || form.touched) return;
    take(wanted);
    onTaken(wanted);
  });

  function takeUnit(next: UnitOption | string | null, typed: string) {
    const people = typeof next === 'string' ? [] : (next?.people ?? []);
    change({ unit: next, recipientName: nameFor(people, typed) }, 'unitId', 'recipientName');
    if (!next) return;
    if (typeof next !== 'string') {
      setRecent((before) => [next, ...before.filter(({ id }) => id !== next.id)].slice(0, 5));
    }
    // Not to the name: what a scanner types there would be lost, and it is filled in.
    setTimeout(() => tracking.current?.focus());
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.save();
  }

  const text = (field: IntakeField) => errors[field] && fieldText(errors[field]);
  const people = typeof intake.unit === 'string' ? [] : (intake.unit?.people ?? []);
  const first = errors.parcelCode?.code === 'duplicateParcel' && errors.parcelCode.details;
  return (
    <form
      className={styles.form}
      aria-label={t('intake.form')}
      aria-busy={form.saving}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) =>
        // What is typed before the answer is there would be lost with this parcel's fields.
        form.saving
          ? event.preventDefault()
          : onIntakeKey(event, intake.kind, {
              carrier: (chosenCarrier) => change({ chosenCarrier }, 'carrier'),
              kind: (kind) => change({ kind }),
              name: () => name.current?.focus(),
              shelf: () => shelf.current?.focus(),
              photo: () => photo.current?.click(),
            })
      }
    >
      <UnitField
        ref={unit}
        value={intake.unit}
        recent={recent}
        onChange={takeUnit}
        onScan={(parcelCode) => change({ parcelCode }, 'parcelCode', 'carrier')}
        error={intake.unit ? text('unitId') : errors.unitId && t('intake.pickUnit')}
      />
      <NameField
        ref={name}
        label={t('recipient')}
        offer={t('intake.people')}
        hint={t('intake.peopleHint')}
        keys={t('intake.peopleKeys')}
        names={people.map((person) => ({ name: person }))}
        value={intake.recipientName}
        onChange={(recipientName) => change({ recipientName }, 'recipientName')}
        error={text('recipientName')}
        onEnter={() => tracking.current?.focus()}
      />
      <TrackingField
        ref={tracking}
        value={intake.parcelCode}
        onChange={(parcelCode) =>
          change({ parcelCode, allowDuplicate: '' }, 'parcelCode', 'carrier')
        }
        error={text('parcelCode')}
      />
      {first && (
        <DuplicateNote
          first={first}
          reason={intake.allowDuplicate}
          onReason={(allowDuplicate) => change({ allowDuplicate })}
          onReceive={() => void form.save()}
        />
      )}
      <CarrierField
        ref={carrier}
        value={form.carrier}
        fitting={form.fitting}
        isGuess={intake.chosenCarrier === null && intake.parcelCode.trim() !== ''}
        onChange={(chosenCarrier) => change({ chosenCarrier }, 'carrier')}
        onAnswer={(chosenCarrier) =>
          void form.save(change({ chosenCarrier }, 'carrier'), chosenCarrier)
        }
        isWrong={errors.carrier !== undefined}
      />
      <ChoiceField
        label={
          <>
            {t('kind')} <kbd>F4</kbd>
          </>
        }
        choices={parcelKinds}
        nameOf={(kind) => t(`kinds.${kind}`)}
        value={intake.kind}
        onChange={(kind) => change({ kind })}
      />
      <div className={styles.pair}>
        <FormField label={t('report.shelf')} aside={t('intake.shelfKey')} error={text('shelf')}>
          {(ties) => (
            <input
              {...ties}
              ref={shelf}
              value={intake.shelf}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              onFocus={(event) => event.target.select()}
              onChange={(event) => change({ shelf: event.target.value }, 'shelf')}
            />
          )}
        </FormField>
        <FormField label={t('note')} aside={t('intake.optional')} error={text('note')}>
          {(ties) => (
            <input
              {...ties}
              value={intake.note}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => change({ note: event.target.value }, 'note')}
            />
          )}
        </FormField>
      </div>
      <PhotoField
        ref={photo}
        label={t('photo.parcel')}
        hotKey="F9"
        photo={form.photo}
        onChange={form.setPhoto}
        error={errors.photo && errorText(errors.photo as ApiError)}
      />
      <ActionButton type="submit" tone="primary" disabled={form.saving} aria-busy={form.saving}>
        {t(form.saving ? 'intake.saving' : 'intake.save')} <kbd>Enter</kbd>
      </ActionButton>
    </form>
  );
}
