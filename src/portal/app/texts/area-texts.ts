import { createContext } from 'react';
import { readTexts } from '@/portal/app/texts/read-texts';
import type { Language } from '@/portal/kit/text/language';
import type { AreaTexts, Texts, Translated } from '@/portal/kit/text/texts';

/** Those of the page that is shown. */
export const PageTextsContext = createContext<AreaTexts | undefined>(undefined);

const read = new WeakMap<Translated, Partial<Record<Language, Texts>>>();

/** A namespace in a language, where it is here. */
export const textsNow = (of: Translated, language: Language): Texts | undefined =>
  language === 'th' ? of.th : read.get(of)?.[language];

async function load(of: Translated, language: Language): Promise<Texts> {
  const known = textsNow(of, language);
  if (known || language === 'th') return known ?? of.th;
  const { default: texts } = await of[language]();
  read.set(of, { ...read.get(of), [language]: texts });
  return texts;
}

/**
 * Brings a page's texts in a language, from which on they are here; what fails is tried again. Throws `ApiFailure`
 * where they do not come.
 */
export async function loadAreaTexts(
  texts: AreaTexts = {},
  language: Language,
): Promise<Record<string, Texts>> {
  const missing = new Map(Object.entries(texts).filter(([, of]) => !textsNow(of, language)));
  if (missing.size > 0) {
    await readTexts(language, [...missing.keys()], async (_, name) => {
      const of = missing.get(name);
      return of ? load(of, language) : {};
    });
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, of]) => [name, textsNow(of, language) ?? of.th]),
  );
}
