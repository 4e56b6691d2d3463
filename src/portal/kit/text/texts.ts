import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { featureTexts } from '@/contracts/kit/feature/feature-texts';
import type { Language } from './language';

export interface Texts {
  [key: string]: string | Texts;
}

type Later = () => Promise<{ default: Texts }>;

/** One namespace: the source travels in the area's own script, each other language in one of its own. */
export type Translated = { th: Texts } & Record<Exclude<Language, 'th'>, Later>;

/** An area's translations by namespace. */
export type AreaTexts = Record<string, Translated>;

/** An area's own translations, with what its feature calls itself and its fields where they do not say it themselves. */
export function areaTexts(
  namespace: string,
  { th, en, cn }: Translated,
  feature: FeatureDeclaration,
): AreaTexts {
  const whole = (language: Language, own: Texts): Texts => ({
    ...featureTexts(feature, language),
    ...own,
  });
  const later = (language: Language, own: Later) => async () => ({
    default: whole(language, (await own()).default),
  });
  return {
    [namespace]: { th: whole('th', th), en: later('en', en), cn: later('cn', cn) },
  };
}
