import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ReceiverRelation, receiverRelations } from '@/contracts/parcel/parcel';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import styles from '@/portal/areas/parcels/counter/FormField.module.css';
import { NameField } from '@/portal/areas/parcels/counter/NameField';
import { PhotoField } from '@/portal/areas/parcels/counter/PhotoField';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';
import { useUnsavedGuard } from '@/portal/kit/form/unsent/use-unsaved-guard';
import { scanRun } from '@/portal/kit/scan/scan-run';
import { Button } from '@/portal/ui/actions/Button';
import { Select } from '@/portal/ui/fields/fields';
import type { CounterRow } from './counter-rows';
import { SignaturePad } from './SignaturePad';
import { usePeople } from './use-people';

const blank = { name: '', relation: '' as ReceiverRelation | '', note: '', signature: '' };
export type Receiver = typeof blank;

/** Who takes what is ticked, and what shows it: name, relation, signature or photo, note. */
export function ReceiverForm(props: {
  toGo: CounterRow[];
  /** Something is looked for; what was typed before stays in sight as well. */
  isOpen: boolean;
  busy: boolean;
  /** Resolves to whether it went through, and the form may be cleared. */
  onHandOver: (receiver: Receiver, photo: File | null) => Promise<boolean>;
  photoError: string | undefined;
  /** A code was scanned here: one more parcel, and nobody's name. */
  onScan: (code: string) => void;
  /** It is, and the next one's parcels are looked for. */
  onDone: () => void;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const { restored, keep } = useKeptInput<Receiver>('parcels/handover');
  const [receiver, setReceiver] = useState(blank);
  const [photo, setPhoto] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const { toGo, busy } = props;
  const units = new Set(toGo.map(({ parcel }) => parcel.unitId));
  const people = usePeople(toGo[0]?.parcel.unitId);
  useUnsavedGuard(() => receiver.name.trim() !== '' && toGo.length > 0);
  const latest = useRef(receiver);
  const put = (next: Receiver) => {
    latest.current = next;
    setReceiver(next);
    keep(next);
  };
  const change = (part: Partial<Receiver>) => put({ ...latest.current, ...part });
  useEffect(() => {
    // What was typed before it came counts.
    if (!restored || latest.current !== blank) return;
    latest.current = { ...blank, ...restored };
    setReceiver(latest.current);
  }, [restored]);

  const [pressed] = useState(scanRun);
  const beforeScan = useRef(receiver);
  function onKeyDownCapture(event: KeyboardEvent) {
    const told = pressed(event);
    if (told === 'begins') beforeScan.current = latest.current;
    else if (told) {
      event.preventDefault();
      event.stopPropagation();
      // Its digits have chosen people.
      put(beforeScan.current);
      props.onScan(told.code);
    }
  }

  function changeName(name: string) {
    const known = people.find((person) => person.name === name);
    change({ name, ...(known && { relation: known.relation }) });
    setError(undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (toGo.length === 0) return setError(t('counter.needsTick'));
    if (!receiver.name.trim()) return setError(fieldText({ code: 'required' }));
    const handed = latest.current;
    // What is typed before the answer is the next one's.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    if (!(await props.onHandOver(handed, photo))) return;
    setPhoto((now) => (now === photo ? null : now));
    // Somebody is typing the next one's name already.
    if (latest.current !== handed) return;
    put(blank);
    props.onDone();
  }

  return (
    <form
      className={desk.form}
      aria-label={t('handOverParcels')}
      hidden={!props.isOpen && !receiver.name}
      onSubmit={submit}
      onKeyDownCapture={onKeyDownCapture}
    >
      {units.size > 1 && (
        <p role="status" className={styles.warn}>
          {t('counter.severalUnits')}
        </p>
      )}
      <NameField
        ref={props.ref}
        label={t('counter.receiver')}
        offer={t('counter.people')}
        hint={t('counter.receiverHint')}
        keys={t('counter.peopleKeys')}
        names={people.map((person) => ({
          name: person.name,
          aside: t(`counter.relations.${person.relation}`),
        }))}
        value={receiver.name}
        onChange={changeName}
        error={error}
      />
      <div className={desk.pair}>
        <FormField label={t('counter.relation')}>
          {(ties) => (
            <Select
              {...ties}
              value={receiver.relation}
              onChange={({ target }) => change({ relation: target.value as Receiver['relation'] })}
            >
              <option value="">{t('counter.noRelation')}</option>
              {receiverRelations.map((relation) => (
                <option key={relation} value={relation}>
                  {t(`counter.relations.${relation}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField label={t('note')} aside={t('intake.optional')}>
          {(ties) => (
            <input
              {...ties}
              value={receiver.note}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </FormField>
      </div>
      <SignaturePad path={receiver.signature} onChange={(signature) => change({ signature })} />
      <PhotoField
        label={t('photo.receiver')}
        photo={photo}
        onChange={setPhoto}
        error={props.photoError}
      />
      <div className={desk.foot}>
        {/* Pressed with nothing ticked it says so: the key that sends the form must, too. */}
        <Button
          type="submit"
          look="primary"
          disabled={busy}
          aria-busy={busy}
          aria-disabled={toGo.length === 0 || undefined}
        >
          {busy
            ? t('counter.busy')
            : t(toGo.length > 0 ? 'counter.submit' : 'counter.submitNone', { n: toGo.length })}
        </Button>
      </div>
    </form>
  );
}
