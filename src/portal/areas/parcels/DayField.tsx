import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { writeDay } from '@/contracts/kit/thai-day';
import { TypedInput } from '@/portal/kit/address/TypedInput';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useLanguage } from '@/portal/kit/text/language';
import { Labelled } from '@/portal/ui/fields';
import styles from './DayField.module.css';
import type { DayError } from './typed-days';

/** A day typed in either era, with what is wrong with it below. */
export function DayField(props: {
  label: string;
  day: string | undefined;
  error?: DayError | undefined;
  /** In a form. */
  name?: string;
  /** Told what was typed when the field is left, or by Enter. */
  onTyped?: (typed: string) => void;
}) {
  const { label, day, error, name, onTyped } = props;
  const { t } = useTranslation('parcels');
  const fieldText = useFieldText();
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const id = useId();
  return (
    <Labelled label={label}>
      <TypedInput
        name={name}
        inputMode="numeric"
        placeholder={t('filters.dayExample')}
        asked={day ?? ''}
        write={(asked) => asked && writeDay(asked, era)}
        maxLength={20}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onBlur={onTyped && (({ target }) => onTyped(target.value))}
        onKeyDown={
          onTyped && ((event) => event.key === 'Enter' && onTyped(event.currentTarget.value))
        }
      />
      {error && (
        <span id={id} role="alert" className={styles.error}>
          {fieldText({ code: error })}
        </span>
      )}
    </Labelled>
  );
}
