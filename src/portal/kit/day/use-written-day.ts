import { useCallback } from 'react';
import { writeDay } from '@/contracts/kit/text/written-day';
import { useLanguage } from '@/portal/kit/text/language';

/** Writes a calendar day as the reader types one: `29/02/2567` in Thai. */
export function useWrittenDay() {
  const era = useLanguage() === 'th' ? 'buddhist' : 'gregorian';
  return useCallback((day: string) => writeDay(day, era), [era]);
}
