import type { KeyboardEvent, Ref } from 'react';
import { digitOf } from '@/portal/kit/scan/scanned-key';
import chips from './Chips.module.css';
import { FormField } from './FormField';

export interface OfferedName {
  name: string;
  /** What the person is to the unit. */
  aside?: string;
}

interface Props {
  label: string;
  /** Read as the name of the offered names. */
  offer: string;
  /** Stands where the offered names will. */
  hint: string;
  /** How the keys choose among them. */
  keys: string;
  names: OfferedName[];
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onEnter?: () => void;
}

/** The place of an offered name by its digit; of a Thai layout's keys, those that begin no name. */
const placeOf = (event: KeyboardEvent) =>
  /^[\dๅ/-]$/.test(event.key) ? digitOf(event) - 1 : Number.NaN;

/** A person's name: one of those offered, by its digit, by arrow keys or a tap, or any other, typed. */
export function NameField({ names, value, onChange, onEnter, ref, ...props }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const named = names[placeOf(event)];
    if (step && names.length > 0) {
      event.preventDefault();
      const at = names.findIndex(({ name }) => name === value);
      const next = at < 0 ? (step > 0 ? 0 : names.length - 1) : at + step;
      onChange(names[(next + names.length) % names.length]?.name ?? value);
    } else if (named) {
      event.preventDefault();
      onChange(named.name);
      onEnter?.();
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
    }
  }

  return (
    <div data-short="">
      <FormField label={props.label} keys={props.keys} error={props.error}>
        {(ties) => (
          <input
            {...ties}
            ref={ref}
            value={value}
            maxLength={200}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend in sight. */}
      <div role="group" aria-label={props.offer} className={chips.row}>
        {names.length === 0 && props.hint}
        {names.map(({ name, aside }, i) => (
          <button
            key={name}
            type="button"
            className={chips.chip}
            tabIndex={-1}
            aria-pressed={name === value}
            onClick={() => onChange(name)}
          >
            {i < 9 && <kbd>{i + 1}</kbd>} {name} {aside && <small>{aside}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
