import { render } from '@testing-library/react';
import { useHtmlLang } from '@/portal/app/document/use-html-lang';
import { type Language, LanguageContext } from '@/portal/kit/text/language';

function Page() {
  useHtmlLang();
  return null;
}

const inLanguage = (language: Language) => (
  <LanguageContext value={language}>
    <Page />
  </LanguageContext>
);

test('the document says its reader’s language, whatever the router calls it, and is not told it twice', () => {
  const { documentElement: html } = document;
  html.setAttribute('lang', 'th');
  const told = jest.spyOn(html, 'setAttribute');
  const { rerender } = render(inLanguage('th'));
  html.lang = 'en';
  expect(html.getAttribute('lang')).toBe('th');
  expect(told).not.toHaveBeenCalled();

  rerender(inLanguage('cn'));
  expect(html.getAttribute('lang')).toMatch(/^zh/);
  expect(html.lang).toMatch(/^zh/);
});
