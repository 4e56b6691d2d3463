import { useTranslation } from 'next-i18next/pages';
import { type Ref, type SubmitEvent, useEffect, useState } from 'react';
import type { UnitPerson } from '@/contracts/parcel/endpoints';
import { lookUpPeople } from '@/portal/areas/parcels/readers';
import { useAppDispatch } from '@/portal/kit/store';
import { useFieldText } from '@/portal/kit/use-error-text';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';
import { ActionButton } from '@/portal/ui/Action';
import styles from './Counter.module.css';
import { FormField } from './FormField';
import { NameField } from './NameField';
import type { CounterRow } from './use-counter';

/** The people of a unit; empty until they are known. */
function usePeople(unitId: string | undefined): UnitPerson[] {
  const dispatch = useAppDispatch();
  const [people, setPeople] = useState<UnitPerson[]>([]);
  useEffect(() => {
    setPeople([]);
    if (!unitId) return;
    const call = dispatch(lookUpPeople({ query: { unitId } }));
    call.unwrap().then(setPeople, () => undefined);
    return () => call.abort();
  }, [dispatch, unitId]);
  return people;
}

/** Who takes what is ticked: one of the unit's people or anybody else, by name. */
export function ReceiverForm(props: {
  toGo: CounterRow[];
  busy: boolean;
  /** Resolves to whether nothing is left to try again. */
  onHandOver: (name: string, note: string) => Promise<boolean>;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { toGo, busy } = props;
  const units = new Set(toGo.map(({ parcel }) => parcel.unitId));
  const people = usePeople(toGo[0]?.parcel.unitId);
  useUnsavedGuard(() => name.trim() !== '' && toGo.length > 0);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (toGo.length === 0) return setError(t('counter.needsTick'));
    if (!name.trim()) return setError(fieldText({ code: 'required' }));
    if (await props.onHandOver(name.trim(), note.trim())) {
      setName('');
      setNote('');
    }
  }

  const change = (next: string) => {
    setName(next);
    setError(undefined);
  };
  return (
    <form className={styles.form} aria-label={t('handOverParcels')} onSubmit={submit}>
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
        keys={t('intake.peopleKeys')}
        names={people.map((person) => ({
          name: person.name,
          aside: t(`counter.relations.${person.relation}`),
        }))}
        value={name}
        onChange={change}
        error={error}
      />
      <FormField label={t('note')} aside={t('intake.optional')}>
        {(ties) => (
          <input
            {...ties}
            value={note}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <ActionButton type="submit" tone="primary" disabled={busy} aria-busy={busy}>
        {busy
          ? t('counter.busy')
          : t(toGo.length > 0 ? 'counter.submit' : 'counter.submitNone', { n: toGo.length })}
      </ActionButton>
    </form>
  );
}
