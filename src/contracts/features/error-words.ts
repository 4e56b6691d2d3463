import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import { featureList } from './feature-list';

const features: readonly FeatureDeclaration[] = featureList;

/** Why calls are refused, by the codes that the features declare. */
export const errorWords: Readonly<Record<string, FailureWords>> = Object.assign(
  {},
  ...features.map(({ errors }) => errors),
);

/** The same of what is wrong with a field. */
export const fieldErrorWords: Readonly<Record<string, Names>> = Object.assign(
  {},
  ...features.map(({ fieldErrors }) => fieldErrors),
);

const inLanguage = (words: Readonly<Record<string, Names>>, language: keyof Names) =>
  Object.fromEntries(Object.entries(words).map(([code, names]) => [code, names[language]]));

/**
 * The namespace `errors` of a language: what its file says of any call, and what the features declare. In Thai a
 * refusal comes from its service in these very words, and no page brings them along.
 */
export const errorTexts = <General extends { fields: object }>(
  language: keyof Names,
  general: General,
) => ({
  ...general,
  ...(language !== 'th' && inLanguage(errorWords, language)),
  fields: { ...general.fields, ...inLanguage(fieldErrorWords, language) },
});
