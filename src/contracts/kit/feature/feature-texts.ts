import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Language } from '@/contracts/kit/text/languages';

interface Texts {
  [key: string]: string | Texts;
}

/**
 * What a feature's declaration calls it and its fields, as texts: `title`, each field by its name, its values
 * by `values.<name>`.
 */
export function featureTexts(
  { names, records = {} }: FeatureDeclaration,
  language: Language,
): Texts {
  const texts: Texts = {};
  const values: Texts = {};
  for (const { fields } of Object.values(records)) {
    for (const [name, words] of Object.entries(fields)) {
      texts[name] = words[language];
      const named = Object.entries(words.values ?? {}).map(([value, of]) => [value, of[language]]);
      if (named.length > 0) values[name] = Object.fromEntries(named);
    }
  }
  return { ...texts, values, title: names[language] };
}
