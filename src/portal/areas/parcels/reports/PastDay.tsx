import { useState } from 'react';
import { readDay } from '@/contracts/kit/text/written-day';
import type { DayError } from '@/portal/areas/parcels/typed-days';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import { bangkokDay } from '@/portal/kit/text/dates';

/** One day, today at the latest, taken when its field is left. */
export function PastDay(props: { label: string; day: string; onDay: (day: string) => void }) {
  const { label, day, onDay } = props;
  const fieldText = useFieldText();
  const [error, setError] = useState<DayError>();

  function take(typed: string) {
    const read = readDay(typed);
    const isFuture = read && read > bangkokDay(Date.now());
    setError(isFuture ? 'future' : read ? undefined : 'day');
    if (read && !isFuture && read !== day) onDay(read);
  }
  return (
    <AskedDay label={label} day={day} error={error && fieldText({ code: error })} onDone={take} />
  );
}
