import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type SubmitEvent, useEffect } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import type { CourierDrop } from '@/contracts/parcel/intake';
import { parcelKinds } from '@/contracts/parcel/parcel';
import styles from '@/portal/areas/parcels/counter/Desk.module.css';
import { NameField } from '@/portal/areas/parcels/counter/NameField';
import { PhotoField } from '@/portal/areas/parcels/counter/PhotoField';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';
import { ActionButton } from '@/portal/ui/Action';
import { CarrierField } from './CarrierField';
import { ChoiceField } from './ChoiceField';
import { DuplicateNote } from './DuplicateNote';
import type { IntakeField } from './intake';
import { onIntakeKey } from './intake-keys';
import { ShelfAndNote } from './ShelfAndNote';
import { TrackingField } from './TrackingField';
import { UnitField } from './UnitField';
import { useFieldFocus } from './use-field-focus';
import { useIntake } from './use-intake';

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
  const { refOf, focus, press } = useFieldFocus();
  const form = useIntake({
    drop,
    add,
    added: () => focus('unitId'),
    wrong: (field) => setTimeout(() => focus(field)),
  });
  const { intake, change, errors, take, saving } = form;
  useUnsavedGuard(() => form.touched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => focus('unitId'), []);

  useEffect(() => {
    if (!wanted || form.touched) return;
    take(wanted);
    onTaken(wanted);
  });

  function onKeyDown(event: KeyboardEvent) {
    // What is typed before the answer is there would be lost with this parcel's fields.
    if (saving) return event.preventDefault();
    onIntakeKey(event, intake.kind, {
      carrier: (chosenCarrier) => change({ chosenCarrier }, 'carrier'),
      kind: (kind) => change({ kind }),
      name: () => focus('recipientName'),
      shelf: () => focus('shelf'),
      photo: () => press('photo'),
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.save();
  }

  const errorOf = (field: IntakeField) => errors[field] && fieldText(errors[field]);
  const people = typeof intake.unit === 'string' ? [] : (intake.unit?.people ?? []);
  const first = errors.parcelCode?.code === 'duplicateParcel' && errors.parcelCode.details;
  return (
    <form
      className={styles.form}
      aria-label={t('intake.form')}
      aria-busy={saving}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <UnitField
        ref={refOf('unitId')}
        value={intake.unit}
        onChange={(unit, recipientName) => {
          change({ unit, recipientName }, 'unitId', 'recipientName');
          // Not to the name: what a scanner types there would be lost, and it is filled in.
          if (unit) setTimeout(() => focus('parcelCode'));
        }}
        onScan={(parcelCode) => change({ parcelCode }, 'parcelCode', 'carrier')}
        error={intake.unit ? errorOf('unitId') : errors.unitId && t('intake.pickUnit')}
      />
      <NameField
        ref={refOf('recipientName')}
        label={t('recipient')}
        offer={t('intake.people')}
        hint={t('intake.peopleHint')}
        keys={t('intake.peopleKeys')}
        names={people.map((name) => ({ name }))}
        value={intake.recipientName}
        onChange={(recipientName) => change({ recipientName }, 'recipientName')}
        error={errorOf('recipientName')}
        onEnter={() => focus('parcelCode')}
      />
      <TrackingField
        ref={refOf('parcelCode')}
        value={intake.parcelCode}
        onChange={(parcelCode) =>
          change({ parcelCode, allowDuplicate: '' }, 'parcelCode', 'carrier')
        }
        error={errorOf('parcelCode')}
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
        ref={refOf('carrier')}
        value={form.carrier}
        fitting={form.fitting}
        isGuess={form.isGuess}
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
      <ShelfAndNote shelfRef={refOf('shelf')} value={intake} onChange={change} errorOf={errorOf} />
      <PhotoField
        ref={refOf('photo')}
        label={t('photo.parcel')}
        hotKey="F9"
        photo={form.photo}
        onChange={form.setPhoto}
        error={errors.photo && errorText(errors.photo as ApiError)}
      />
      <ActionButton type="submit" tone="primary" disabled={saving} aria-busy={saving}>
        {t(saving ? 'intake.saving' : 'intake.save')} <kbd>Enter</kbd>
      </ActionButton>
    </form>
  );
}
