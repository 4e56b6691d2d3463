import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { htmlLang, useLanguage } from '@/portal/kit/text/language';

/** Keeps `<html lang>` true: Next sets it to its routing locale at each change of route. */
export function useHtmlLang(): void {
  const { events } = useRouter();
  const lang = htmlLang[useLanguage()];
  useEffect(() => {
    const tell = () => {
      document.documentElement.lang = lang;
    };
    tell();
    events.on('routeChangeComplete', tell);
    return () => events.off('routeChangeComplete', tell);
  }, [events, lang]);
}
