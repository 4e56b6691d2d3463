import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Conflict.module.css';

/** What an edit began with, what it has become, and what somebody else has saved meanwhile. */
export interface Sides<V> {
  base: V;
  mine: V;
  theirs: V;
}

/** A field of a record, as people read it. */
export interface ReadableField<V> {
  name: keyof V & string;
  label: string;
  read: (side: V) => ReactNode;
}

const choices = ['theirs', 'mine'] as const;
type Choice = (typeof choices)[number];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Two people changed one record: both sides of each field that differs, and the choice between them.
 * To begin with it is mine where I changed the field, and theirs elsewhere.
 */
export function Conflict<V extends object>(props: {
  error: ApiError;
  sides: Sides<V>;
  fields: readonly ReadableField<V>[];
  /** Gives mine up. */
  onTheirs: () => void;
  /** Saves mine with what they have in the fields that are named. */
  onMerge: (theirs: (keyof V)[]) => void;
}) {
  const { base, mine, theirs } = props.sides;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Who presses save at the end of a long form must see it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' });
  }, []);
  const [chosen, setChosen] = useState<{ [Name in keyof V]?: Choice }>({});

  const differing = props.fields.filter(({ name }) => !isSame(mine[name], theirs[name]));
  const choiceOf = (name: keyof V): Choice =>
    chosen[name] ?? (isSame(mine[name], base[name]) ? 'theirs' : 'mine');
  const taken = differing.map(({ name }) => name).filter((name) => choiceOf(name) === 'theirs');

  return (
    <section ref={section} className={styles.conflict} role="alert">
      <h2>{t('form.stale')}</h2>
      <p>{errorText(props.error)}</p>
      <p>{t('conflict.lead')}</p>
      {differing.map(({ name, label, read }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <label key={choice} className={styles.side}>
              <input
                type="radio"
                name={`${id} ${name}`}
                checked={choiceOf(name) === choice}
                onChange={() => setChosen({ ...chosen, [name]: choice })}
              />
              {t(`conflict.${choice}`)}{' '}
              <span className={styles.value}>{read(props.sides[choice]) || '–'}</span>
            </label>
          ))}
          {read(mine) === read(theirs) && <small>{t('conflict.alike')}</small>}
        </fieldset>
      ))}
      <div className={styles.choices}>
        <Button look="primary" onClick={() => props.onMerge(taken)}>
          {t('conflict.save')}
        </Button>
        <Button onClick={props.onTheirs}>{t('conflict.giveUp')}</Button>
      </div>
    </section>
  );
}
