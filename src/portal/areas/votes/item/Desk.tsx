import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { UnitSelect } from '@/portal/pickers/units/UnitSelect';
import { Button } from '@/portal/ui/actions/Button';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextField } from '@/portal/ui/fields/TextField';
import { Section } from '@/portal/ui/layout/Section';
import { Unbroken } from '@/portal/ui/words/Unbroken';
import { Entries } from './Entries';
import styles from './Item.module.css';
import type { ItemProps } from './item-props';
import { useAnswers } from './use-answers';
import { useEntries } from './use-entries';

const nameOf = (question: number) => `question${question}`;

const radios = (form: HTMLFormElement, question: number) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name=${nameOf(question)}]`),
];

const chosen = (form: HTMLFormElement, question: number) =>
  radios(form, question).findIndex(({ checked }) => checked);

/** Enters votes: a unit, its answers by the number keys, Enter; the next one waits for no answer. */
export function Desk({ vote, reload }: ItemProps) {
  const { t } = useTranslation('votes');
  const fieldText = useFieldText();
  const answersOf = useAnswers();
  const { entries, enter } = useEntries(vote.id, reload);
  const [unit, setUnit] = useState<UnitOption | string>('');
  const [missing, setMissing] = useState<'unit' | number>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const focusOn = (question: number) => {
    const next = form.current && radios(form.current, question)[0];
    (next ?? form.current?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
  };

  /** A digit answers, by its key: under any layout, in the row or in the block. */
  function press(event: KeyboardEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    if (!digit || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    event.preventDefault();
    const at = vote.questions.findIndex((_, question) => nameOf(question) === target.name);
    const answer = radios(currentTarget, at)[Number(digit) - 1];
    if (!answer) return;
    answer.checked = true;
    setMissing(undefined);
    focusOn(at + 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const typed = typeof unit === 'string' ? unit.trim() : unit.number;
    if (!typed) {
      setMissing('unit');
      field.current?.focus();
      return;
    }
    const choices = vote.questions.map((_, at) => chosen(currentTarget, at));
    const open = choices.indexOf(-1);
    if (open >= 0) {
      setMissing(open);
      focusOn(open);
      return;
    }
    const proxy = String(new FormData(currentTarget).get('proxy') ?? '');
    const named = typeof unit === 'string' ? { unitNumber: typed } : { unitId: unit.id };
    enter(typed, { ...named, choices, proxy });
    currentTarget.reset();
    setUnit('');
    setMissing(undefined);
    field.current?.focus();
  }

  const required = fieldText({ code: 'required' });
  return (
    <Section title={t('desk')}>
      <p className={styles.soft}>{t('deskLead')}</p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={t('desk')}
        onKeyDown={press}
        onSubmit={submit}
      >
        <UnitSelect
          ref={field}
          label={t('unit')}
          value={unit}
          onChange={(next) => {
            setUnit(next);
            setMissing(undefined);
          }}
          onTake={() => focusOn(0)}
          error={missing === 'unit' ? required : undefined}
        />
        {vote.questions.map((question, at) => (
          <RadioField
            key={nameOf(at)}
            name={nameOf(at)}
            label={<Unbroken>{`${t('question', { n: at + 1 })} ${question.title}`}</Unbroken>}
            required
            options={answersOf(question).map((label, place) => ({
              value: String(place),
              label: `${place + 1} ${label}`,
            }))}
            error={missing === at ? required : undefined}
          />
        ))}
        <TextField
          name="proxy"
          label={t('proxy')}
          hint={t('proxyHint')}
          maxLength={200}
          autoComplete="off"
        />
        <div>
          <Button look="primary" type="submit">
            {t('cast')}
          </Button>
        </div>
      </form>
      <Entries entries={entries} />
    </Section>
  );
}
