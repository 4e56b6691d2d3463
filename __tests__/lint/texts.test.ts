import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Texts {
  [key: string]: string | Texts;
}
const languages = ['th', 'en', 'cn'] as const;
const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const sources = [...below('src'), ...below('pages')]
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(name, 'utf8')] as const);
/** The help's files are no namespaces: help.test.ts reads them. */
const namespaces = readdirSync('public/locales/th')
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const fileOf = (language: string, name: string): Texts =>
  JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, 'utf8'));

/** Each text by its key, `form.save`. */
const flat = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
const told = ([key, text]: [string, string]) =>
  `${key} ${[...text.matchAll(/\{\{.*?\}\}/g)].map(String).sort().join(' ')}`.trim();

test.each(namespaces)('%s says the same things in each language', (name) => {
  const [thai, ...others] = languages.map((language) => flat(fileOf(language, name)).map(told));
  for (const other of others) expect([...other].sort()).toEqual([...(thai ?? [])].sort());
});

test('each text is used by somebody', () => {
  const code = sources.map(([, source]) => source).join('\n');
  const all = (pattern: RegExp) => [...new Set(code.match(pattern))];
  const said = new Set(all(/(?<=['"`])[\w.:-]+(?=['"`])/g));
  // The fields of a record, and what code reads from a file itself.
  const read = new Set([...all(/[A-Za-z_]\w*/g), ...all(/(?<=\.)\w+(\.\w+)+/g)]);
  const patterns = all(/`[^`\n]+`/g)
    .map((template) => template.slice(1, -1).replace(/^[\w-]+:/, ''))
    .map((template) => template.replace(/\$\{[^}]*\}/g, '*'))
    .filter((key) => key.includes('*') && /^[\w.*-]*[a-z][\w.*-]*$/i.test(key))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`));
  const unused = namespaces
    // Letters are read whole, a language at a time.
    .filter((name) => !name.endsWith('letters'))
    .flatMap((name) => flat(fileOf('th', name)).map(([key]) => `${name}:${key}`))
    .filter((name) => {
      const [, key = ''] = name.split(':');
      const isNamed = said.has(key) || said.has(name) || read.has(key);
      return !isNamed && !patterns.some((pattern) => pattern.test(key));
    });
  expect(unused).toEqual([]);
});

test('each text that is asked for by its name is there', () => {
  const there = new Map(
    namespaces.map((name) => [name, new Set(flat(fileOf('th', name)).map(([key]) => key))]),
  );
  // What the features' declarations say, for the namespaces that are put together with them.
  for (const [name, source] of sources) {
    if (!name.startsWith('src/portal') || !source.includes('areaTexts(')) continue;
    const module: Record<string, unknown> = jest.requireActual(`@/${name.slice('src/'.length)}`);
    for (const exported of Object.values(module) as Record<string, unknown>[]) {
      const texts = (exported?.texts ?? exported) as Record<string, Record<string, Texts>>;
      for (const [namespace, { th }] of Object.entries(texts ?? {})) {
        for (const [key] of th ? flat(th) : []) there.get(namespace)?.add(key);
      }
    }
  }
  const missing = sources.flatMap(([name, source]) => {
    const listed = [...source.matchAll(/useTranslation\(\[?([^\])]*)/g)].map(([, list]) => list);
    const own = listed.flatMap((list) => list?.match(/(?<=')[\w-]+(?=')/g) ?? []);
    // Where the area names its texts, nothing is known of them here.
    if (own.length === 0 || listed.some((list) => /(^|, )[a-z.]+/i.test(list ?? ''))) return [];
    return [...source.matchAll(/(?<![\w.])t\(\s*'([\w-]+:)?([\w.-]+)'/g)]
      .filter(([, namespace, key = '']) => {
        const from = namespace ? [namespace.slice(0, -1)] : own;
        return !from.some((one) => there.get(one)?.has(key) || there.get(one)?.has(`${key}_other`));
      })
      .map(([, namespace = '', key]) => `${name}: ${namespace}${key}`);
  });
  expect(missing).toEqual([]);
});
