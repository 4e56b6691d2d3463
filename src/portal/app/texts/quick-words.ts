import type { TFunction, i18n as Words } from 'i18next';

/**
 * The same words, each looked up once: a list asks for some thirty of them hundreds of times, and each look-up walks
 * through all that a text may be. A text that is here is never replaced by another. Nothing is of the object's own:
 * `useTranslation` copies what is, for each component.
 */
export function quickWords(words: Words): Words {
  const found = new Map<string, Map<string, string>>();
  const getFixedT = (...asked: Parameters<Words['getFixedT']>) => {
    const look = words.getFixedT(...asked);
    const place = JSON.stringify(asked);
    const here = found.get(place) ?? new Map<string, string>();
    found.set(place, here);
    const t = (key: string | string[], ...filled: unknown[]) => {
      if (typeof key !== 'string' || filled.length > 0) return look(key, ...(filled as []));
      const known = here.get(key);
      if (known !== undefined) return known;
      const said: unknown = look(key);
      // A missing text is said by its key, until it comes.
      if (typeof said === 'string' && !key.endsWith(said)) here.set(key, said);
      return said;
    };
    return Object.assign(t, look) as TFunction;
  };
  return Object.create(Object.create(words, { getFixedT: { value: getFixedT } }));
}
