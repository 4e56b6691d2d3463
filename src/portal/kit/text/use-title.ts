import { useCallback } from 'react';
import { type Titles, titleIn } from '@/contracts/kit/text/languages';
import { useLanguage } from './language';

/** What content is called for who reads the screen: in Thai where it has no title in their language. */
export function useTitle(): (content: Titles) => string {
  const language = useLanguage();
  return useCallback((content) => titleIn(content, language) || content.titleTh, [language]);
}
