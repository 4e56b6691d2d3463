import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { PageQuery } from '@/contracts/kit/page-query';
import { readDay, writeDay } from '@/contracts/kit/thai-day';
import { useTyped } from '@/portal/kit/address/use-typed';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useLanguage } from '@/portal/kit/text/language';
import { TextInput } from '@/portal/ui/fields';
import styles from './FilterBar.module.css';
import type { List } from './use-list';

/** A filter of one day, typed in either era; what is no day is said, and asks for nothing. */
export function FilterDay<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  label: string;
}) {
  const { list, name, label } = props;
  const { t } = useTranslation('common');
  const fieldText = useFieldText();
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const asked = String(list.query[name] ?? '');
  const { typed, setTyped } = useTyped(asked, (day) => day && writeDay(day, era));

  function apply() {
    const day = readDay(typed);
    const isWrong = typed.trim() !== '' && !day;
    setWrong(isWrong);
    if (!isWrong && (day ?? '') !== asked) list.ask({ [name]: day } as Partial<Q>);
  }
  return (
    <span className={styles.day}>
      <TextInput
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        inputMode="numeric"
        placeholder={t('list.day', { label })}
        value={typed}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      {wrong && (
        <span id={id} role="alert">
          {fieldText({ code: 'day' })}
        </span>
      )}
    </span>
  );
}
