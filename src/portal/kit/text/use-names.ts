import { useCallback } from 'react';
import type { Names } from '@/contracts/kit/feature/names';
import { useLanguage } from './language';

/** Reads what a declaration calls something in the language of the screen. */
export function useNames(): (names: Names) => string {
  const language = useLanguage();
  return useCallback((names) => names[language], [language]);
}
