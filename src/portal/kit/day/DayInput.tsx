import { CalendarDays } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, useRef, useState } from 'react';
import { readDay } from '@/contracts/kit/text/written-day';
import { TextInput } from '@/portal/ui/fields/fields';
import styles from './DayInput.module.css';
import { useWrittenDay } from './use-written-day';

const DayCalendar = dynamic(() => import('./DayCalendar').then((m) => m.DayCalendar), {
  ssr: false,
});

/** As if a person had typed it: the form around the field hears of it too. */
function typeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** As it is typed; one that is stored, `2026-11-20`, is written in the reader's era. */
  value?: string | undefined;
  onChange?: (typed: string) => void;
  /** Told when the field is left, by Enter, and when a day is chosen. */
  onDone?: ((typed: string) => void) | undefined;
}

/** A day typed in either era, or chosen from a calendar whose script comes when it is opened. */
export function DayInput({ value = '', onChange, onDone, ...input }: Props) {
  const { t } = useTranslation('common');
  const write = useWrittenDay();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const typed = /^\d{4}-\d\d-\d\d$/.test(value) ? write(value) : value;

  function choose(day: string) {
    setOpen(false);
    if (field.current) typeInto(field.current, write(day));
    onDone?.(write(day));
    field.current?.focus();
  }
  return (
    <span className={styles.day}>
      <TextInput
        placeholder={t('day.example')}
        {...input}
        ref={field}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={(event) => {
          input.onBlur?.(event);
          onDone?.(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDone?.(typed);
          if (event.key !== 'Escape' || !open) return;
          // It closes the calendar, not what the field stands in.
          event.stopPropagation();
          setOpen(false);
        }}
      />
      {/* By keys a day is typed. */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.open}
        aria-label={t('day.choose')}
        disabled={input.disabled}
        onClick={() => setOpen(true)}
      >
        <CalendarDays size={16} aria-hidden="true" />
      </button>
      {open && (
        <DayCalendar day={readDay(typed)} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
