import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { featureTexts } from '@/contracts/kit/feature/feature-texts';
import type { Language } from './language';

interface Texts {
  [key: string]: string | Texts;
}

/** An area's translations by namespace; they travel in the area's own script. */
export type AreaTexts = Record<string, Record<Language, Texts>>;

/** An area's own translations, with what its feature calls itself and its fields where they do not say it themselves. */
export const areaTexts = (
  namespace: string,
  { th, en, cn }: Record<Language, Texts>,
  feature: FeatureDeclaration,
): AreaTexts => ({
  [namespace]: {
    th: { ...featureTexts(feature, 'th'), ...th },
    en: { ...featureTexts(feature, 'en'), ...en },
    cn: { ...featureTexts(feature, 'cn'), ...cn },
  },
});
