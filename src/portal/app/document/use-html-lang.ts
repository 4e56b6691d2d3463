import { useEffect } from 'react';
import { htmlLang, useLanguage } from '@/portal/kit/text/language';

/**
 * Keeps `<html lang>` true. Next sets it to its routing locale at each change of route: that is let pass, for even
 * setting it to what it is has the whole document dressed anew.
 */
export function useHtmlLang(): void {
  const lang = htmlLang[useLanguage()];
  useEffect(() => {
    const { documentElement: html } = document;
    if (html.getAttribute('lang') !== lang) html.setAttribute('lang', lang);
    Object.defineProperty(html, 'lang', { get: () => lang, set: () => {}, configurable: true });
  }, [lang]);
}
