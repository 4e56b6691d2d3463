import { useState } from 'react';
import { readDay } from '@/contracts/kit/thai-day';
import { DayField } from '@/portal/areas/parcels/DayField';
import type { DayError } from '@/portal/areas/parcels/typed-days';
import { bangkokDay } from '@/portal/kit/text/dates';

/** One day, today at the latest, taken when its field is left. */
export function PastDay(props: { label: string; day: string; onDay: (day: string) => void }) {
  const { label, day, onDay } = props;
  const [error, setError] = useState<DayError>();

  function take(typed: string) {
    const read = readDay(typed);
    const isFuture = read && read > bangkokDay(Date.now());
    setError(isFuture ? 'future' : read ? undefined : 'day');
    if (read && !isFuture && read !== day) onDay(read);
  }
  return <DayField label={label} day={day} error={error} onTyped={take} />;
}
