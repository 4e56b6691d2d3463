import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { fieldTexts } from '@/contracts/kit/feature/field-texts';
import type { Language } from './language';

interface Texts {
  [key: string]: string | Texts;
}

/** An area's translations by namespace; they travel in the area's own script. */
export type AreaTexts = Record<string, Record<Language, Texts>>;

/** An area's own translations, with what its feature calls its fields where they do not say it themselves. */
export const areaTexts = (
  namespace: string,
  { th, en, cn }: Record<Language, Texts>,
  feature: FeatureDeclaration,
): AreaTexts => ({
  [namespace]: {
    th: { ...fieldTexts(feature, 'th'), ...th },
    en: { ...fieldTexts(feature, 'en'), ...en },
    cn: { ...fieldTexts(feature, 'cn'), ...cn },
  },
});
