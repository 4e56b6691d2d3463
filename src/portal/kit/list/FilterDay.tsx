import { useState } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { readDay } from '@/contracts/kit/text/written-day';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import type { List } from './use-list';

/** A filter of one day, typed in either era; what is no day is said, and asks for nothing. */
export function FilterDay<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  label: string;
}) {
  const { list, name, label } = props;
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState(false);
  const asked = String(list.query[name] ?? '');

  function apply(typed: string) {
    const day = readDay(typed);
    const isWrong = typed.trim() !== '' && !day;
    setWrong(isWrong);
    if (!isWrong && (day ?? '') !== asked) list.ask({ [name]: day } as Partial<Q>);
  }
  return (
    <AskedDay
      name={name}
      label={label}
      day={asked}
      error={wrong && fieldText({ code: 'day' })}
      onDone={apply}
    />
  );
}
