import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { parcelKinds } from '@/contracts/parcel/parcel';
import styles from '@/portal/areas/parcels/counter/Desk.module.css';
import { PhotoField } from '@/portal/areas/parcels/counter/PhotoField';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { Button } from '@/portal/ui/actions/Button';
import { CarrierField } from './CarrierField';
import { ChoiceField } from './ChoiceField';
import { DuplicateNote } from './DuplicateNote';
import { ForWhom } from './ForWhom';
import type { IntakeField } from './intake';
import { ShelfAndNote } from './ShelfAndNote';
import { TrackingField } from './TrackingField';
import type { useReceiving } from './use-receiving';

/** One parcel after another by keyboard and scanner: unit, number, Enter, and again. */
export function ReceiveForm({ form }: { form: ReturnType<typeof useReceiving> }) {
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { intake, desk, errors, refOf } = form;
  const { change } = desk;
  const errorOf = (field: IntakeField) => errors[field] && fieldText(errors[field]);
  const first = errors.parcelCode?.code === 'duplicateParcel' && errors.parcelCode.details;
  return (
    <form
      {...form.props}
      className={`${styles.form} ${styles.short}`}
      aria-label={t('intake.form')}
      noValidate
    >
      <ForWhom form={form} />
      <TrackingField
        ref={refOf('parcelCode')}
        value={intake.parcelCode}
        onChange={desk.write}
        onScan={(code) => desk.scanStray(code, intake)}
        asked={intake.asked}
        onNumber={desk.saveAsShown}
        error={errorOf('parcelCode')}
      />
      {first && (
        <DuplicateNote
          first={first}
          reason={intake.allowDuplicate}
          onReason={(allowDuplicate) => change({ allowDuplicate })}
          onReceive={desk.saveAsShown}
        />
      )}
      <CarrierField
        ref={refOf('carrier')}
        value={form.carrier}
        fitting={form.fitting}
        isGuess={form.isGuess}
        onChange={(chosenCarrier) => change({ chosenCarrier }, 'carrier')}
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
      <ShelfAndNote refOf={refOf} value={intake} onChange={change} errorOf={errorOf} />
      <PhotoField
        ref={refOf('photo')}
        label={t('photo.parcel')}
        hotKey="F9"
        photo={form.photo}
        onChange={form.setPhoto}
        error={errors.photo && errorText(errors.photo as ApiError)}
      />
      <div className={styles.foot} data-bottom-bar>
        {/* The second press of two finds the next parcel's empty form. */}
        <Button
          type="submit"
          look="primary"
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {t('intake.save')} <kbd>Enter</kbd>
        </Button>
      </div>
    </form>
  );
}
