import { readdirSync, readFileSync } from 'node:fs';
import config from '@i18n-config';
import { act, render, screen } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ComponentType } from 'react';
import { errorTexts } from '@/contracts/features/error-words';
import * as light from '@/portal/app/texts/i18n-in-browser';
import { Words } from '@/portal/app/texts/words';

const languages = ['th', 'en', 'cn'] as const;

const textsOf = (language: (typeof languages)[number]) => {
  const all = readdirSync(`public/locales/${language}`, { recursive: true, encoding: 'utf8' });
  const files = all
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`public/locales/${language}/${file}`, 'utf8')),
    ]);
  const texts: Record<string, object> = Object.fromEntries(files);
  return { ...texts, errors: errorTexts(language, texts.errors as { fields: object }) };
};

const keysIn = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysIn(text, `${before}${key}.`) : [`${before}${key}`],
  );

const placesIn = (text: string) =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => `${name}`);

/** What a text's places are filled with: a name, or one inside a record. */
function givenAt(places: string[], value: unknown) {
  const given: Record<string, unknown> = {};
  for (const place of places) {
    const names = place.split('.');
    const last = names.pop() ?? '';
    let here = given;
    for (const name of names) {
      here[name] ??= {};
      here = here[name] as Record<string, unknown>;
    }
    here[last] = value;
  }
  return given;
}

async function both(language: string, texts: object) {
  const whole = i18next.createInstance();
  const told = jest.fn();
  const settings = { ...config, missingKeyHandler: told };
  await whole.init({
    ...{ ...settings, lng: language, fallbackLng: false, resources: { [language]: texts } },
    interpolation: { escapeValue: false },
  } as Parameters<i18n['init']>[0]);
  const tell = jest.fn();
  const words = new Words(language, tell);
  words.add(texts as never);
  return { whole, words, told, tell };
}

test.each(languages)('all texts of %s are said as i18next says them', async (language) => {
  const texts = textsOf(language);
  const { whole, words, tell } = await both(language, texts);
  let said = 0;
  for (const [namespace, own] of Object.entries(texts)) {
    const [long, short] = [whole.getFixedT(language, namespace), words.getFixedT(null, namespace)];
    const all = keysIn(own).flatMap((key) => {
      const places = placesIn(long(key));
      const values = ['ก 1', '$& $1', 0, 12, null, undefined];
      return [{}, ...values.map((value) => givenAt(places, value))].map((given) => ({
        key,
        given,
      }));
    });
    expect(all.map(({ key, given }) => short(key, given))).toEqual(
      all.map(({ key, given }) => long(key, given)),
    );
    said += all.length;
  }
  expect(said).toBeGreaterThan(20_000);
  expect(tell).not.toHaveBeenCalled();
});

test('no text has what a browser does not say: plurals, nesting, formats', () => {
  for (const language of languages) {
    for (const [namespace, texts] of Object.entries(textsOf(language))) {
      const keys = keysIn(texts).filter((key) => /_(zero|one|two|few|many|other)$/.test(key));
      expect([namespace, keys]).toEqual([namespace, []]);
      expect(JSON.stringify(texts)).not.toMatch(/\$t\(|\{\{[^}]*[,-][^}]*\}\}/);
    }
  }
});

test('keys of another place, missing ones and what stands in for them are as with i18next', async () => {
  const texts = {
    common: { save: 'บันทึก', deep: { n: '{{n}} ชิ้น', more: { m: 'อีก {{n}}' } } },
    parcels: { title: 'พัสดุ' },
  };
  const { whole, words, told, tell } = await both('th', texts);
  const [long, short] = [whole.getFixedT('th', 'parcels'), words.getFixedT(null, 'parcels')];
  for (const [key, given] of [
    ['common:save'],
    ['common:deep.n', { n: 2 }],
    ['common:deep', { n: 2, returnObjects: true }],
    ['title', { returnObjects: true }],
    ['common:deep.n', { n: '{{n}} $t(save)' }],
    ['common:nothing'],
    ['nothing.at.all'],
    ['toString'],
    ['title.more'],
    ['title', { n: 1 }],
    ['gone', { defaultValue: 'ไม่มี {{n}}', n: 3 }],
    ['nowhere:title'],
  ] as [string, Record<string, unknown>?][]) {
    expect([key, short(key, given)]).toEqual([key, long(key, given)]);
  }
  expect(words.t('parcels:title')).toBe(whole.t('parcels:title'));
  expect(words.t('save')).toBe('บันทึก');
  const asked = (fn: jest.Mock) => fn.mock.calls.map(([of, name, key]) => [of, name, key]);
  expect(asked(tell)).toEqual(asked(told));
  expect(asked(tell)).toHaveLength(6);
});

function Page() {
  const { t, i18n } = light.useTranslation(['parcels', 'common']);
  seen.push(t);
  return <p>{`${i18n.language} ${t('title')} ${t('common:save')}`}</p>;
}
const seen: unknown[] = [];
const App = light.appWithTranslation(Page as ComponentType<never>, config) as ComponentType<object>;

const brought = (language: string, texts: object) => ({
  pageProps: {
    _nextI18Next: { initialLocale: language, initialI18nStore: { [language]: texts } },
  },
});

test('an app says what its pages bring, in another language as soon as that is brought', () => {
  const common = { save: 'บันทึก' };
  const { rerender } = render(<App {...brought('th', { common, parcels: { title: 'พัสดุ' } })} />);
  expect(screen.getByText('th พัสดุ บันทึก')).toBeVisible();
  // What is here is never replaced, and who asks again is given the same one.
  act(() => rerender(<App {...brought('th', { common: { save: 'เก็บ' }, news: {} })} />));
  expect(screen.getByText('th พัสดุ บันทึก')).toBeVisible();
  expect(new Set(seen).size).toBe(1);
  expect(light.i18n?.t('parcels:title')).toBe('พัสดุ');
  const english = { common: { save: 'Save' }, parcels: { title: 'Parcels' } };
  act(() => rerender(<App {...brought('en', english)} />));
  expect(screen.getByText('en Parcels Save')).toBeVisible();
  expect(light.i18n?.language).toBe('en');
});

const sources = ['src/portal', 'pages'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${room}/${file}`, 'utf8')),
);

test('a screen asks for words as a browser says them', () => {
  const others =
    /\bt\(\s*\[|\b(ordinal|lngs?|fallbackLng|keySeparator|nsSeparator|keyPrefix|returnDetails|joinArrays|postProcess|interpolation)\s*:/;
  expect(sources.map((source) => others.exec(source)?.[0]).filter(Boolean)).toEqual([]);
});

test('a browser has every name that the portal takes of next-i18next', () => {
  const taken = sources
    .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from 'next-i18next\/pages'/g)])
    .flatMap(([, names]) => `${names}`.split(',').map((name) => name.trim()));
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(light).toSorted());
});
