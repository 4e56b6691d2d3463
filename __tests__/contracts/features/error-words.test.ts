import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cn from '@locales/cn/errors.json';
import en from '@locales/en/errors.json';
import th from '@locales/th/errors.json';
import { errorWords, fieldErrorWords } from '@/contracts/features/error-words';
import { featureList } from '@/contracts/features/feature-list';
import { generalErrors, isErrorCode } from '@/contracts/kit/calls/errors';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';

type Words = Readonly<Record<string, string>>;

const { fields, ...general } = th;
/** A name may have a place of its own in a language that writes it otherwise. */
const places = (words: string) =>
  (words.match(/\{\{\w+\}\}/g) ?? []).map((place) => place.replace(/En\}/, '}')).sort();

const ofFiles = (texts: Words, codes: readonly string[], others: { en: Words; cn: Words }) =>
  Object.fromEntries(
    codes.map((code) => [code, { th: texts[code], en: others.en[code], cn: others.cn[code] }]),
  ) as Record<string, Names>;

const every: Record<string, Names> = {
  ...ofFiles(general, Object.keys(generalErrors), { en: en as never, cn: cn as never }),
  ...ofFiles(fields, Object.keys(fields), { en: en.fields, cn: cn.fields }),
  ...errorWords,
  ...fieldErrorWords,
};

test.each(Object.entries(every))(
  '%s has words in each language, with the same places',
  (_, words) => {
    for (const said of [words.th, words.en, words.cn]) {
      expect(said).toBeTruthy();
      expect(places(said)).toEqual(places(words.th));
    }
  },
);

test('no code is declared twice', () => {
  const features: readonly FeatureDeclaration[] = featureList;
  const codes = [
    ...[...Object.keys(generalErrors), ...Object.keys(fields)],
    ...features.flatMap(({ errors = {}, fieldErrors = {} }) => [
      ...Object.keys(errors),
      ...Object.keys(fieldErrors),
    ]),
  ];
  expect(codes.filter((code, at) => codes.indexOf(code) < at)).toEqual([]);
});

test('every code can cross the wire', () => {
  for (const code of [...Object.keys(generalErrors), ...Object.keys(errorWords)]) {
    expect(isErrorCode(code)).toBe(true);
  }
});

test('what a service finds wrong with a field has its words', () => {
  const services = readdirSync('src/services', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('src/services', file), 'utf8'));
  const codes = services.flatMap((source) =>
    [...source.matchAll(/invalidField\(\s*[^,()]+,\s*'(\w+)'/g)].map(([, code = '']) => code),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !(code in fields) && !(code in fieldErrorWords))).toEqual([]);
});
