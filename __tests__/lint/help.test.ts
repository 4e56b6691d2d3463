import { readdirSync, readFileSync } from 'node:fs';
import { type AreaHelp, fileOf, screenAt } from '@/portal/app/help/help-texts';
import { whatsNew } from '@/portal/app/help/whats-new';

const languages = ['th', 'en', 'cn'] as const;
const read = (language: string, name: string) =>
  JSON.parse(readFileSync(`public/locales/${language}/help/${name}.json`, 'utf8'));
const helpOf = (language: string, name: string): AreaHelp => read(language, name);

/** Every route in the shell, where help is offered; one that is another's second address has its help. */
const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/^(_app|_document|api)/.test(file),
);
const isInShell = (file: string) =>
  /adminPage\(|from '\.\/index'|StatusPages/.test(readFileSync(`pages/${file}`, 'utf8'));
const routes = pages
  .filter(isInShell)
  .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`);
const screens = [...new Set(['/main', ...routes.map((route) => screenAt(route, false))])];

const own = readdirSync('public/locales/th/help')
  .map((file) => file.replace('.json', ''))
  .filter((name) => !['panel', 'tour'].includes(name));

test.each(screens)('%s says in each language what it is for', (screen) => {
  for (const language of languages) {
    const { screens: told } = helpOf(language, fileOf(screen));
    expect(told[screen]?.length ?? 0).toBeGreaterThan(15);
  }
});

test.each(own)('the help of %s is of screens that there are, the same in each language', (name) => {
  const [thai, ...others] = languages.map((language) => helpOf(language, name));
  const shapeOf = (help?: AreaHelp) => ({
    screens: Object.keys(help?.screens ?? {}),
    words: help?.words.length,
    keys: Object.entries(help?.keys ?? {}).map(([at, keys]) => [at, keys.map(([key]) => key)]),
  });
  expect(Object.keys(thai?.screens ?? {}).filter((one) => !screens.includes(one))).toEqual([]);
  expect(Object.keys(thai?.keys ?? {}).filter((one) => !thai?.screens[one])).toEqual([]);
  expect(thai?.words.length).toBeGreaterThanOrEqual(3);
  expect(thai?.words.length).toBeLessThanOrEqual(6);
  for (const other of others) expect(shapeOf(other)).toEqual(shapeOf(thai));
});

const keysIn = (value: unknown, before = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => keysIn(one, `${before}.${key}`))
    : [before];

test.each(['panel', 'tour'])('the words of the %s are the same in each language', (name) => {
  const [thai, ...others] = languages.map((language) => keysIn(read(language, name)));
  for (const other of others) expect(other).toEqual(thai);
});

test('what is new is said in words, of screens that there are, and no word waits for nothing', () => {
  const words = read('th', 'panel').whatsNew;
  expect(whatsNew.map(({ key }) => key).sort()).toEqual(Object.keys(words).sort());
  for (const { at } of whatsNew) expect(routes.some(at)).toBe(true);
});
