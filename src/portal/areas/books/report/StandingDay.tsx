import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { readDay } from '@/contracts/kit/text/written-day';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AskedDay } from '@/portal/kit/day/AskedDay';
import { bangkokDay } from '@/portal/kit/text/dates';

/** The day on which a report tells what stands: any that has come. */
export function StandingDay({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation('books-report');
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState<'day' | 'future'>();
  function take(typed: string) {
    const read = readDay(typed);
    const isFuture = read && read > bangkokDay(Date.now());
    setWrong(isFuture ? 'future' : read ? undefined : 'day');
    if (read && !isFuture && read !== day) onDay(read);
  }
  return (
    <AskedDay
      label={t('day')}
      day={day}
      error={wrong && fieldText({ code: wrong })}
      onDone={take}
    />
  );
}
