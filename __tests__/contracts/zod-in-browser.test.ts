import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { sampleCall } from '@tests/kit/sample-call';
import { declared, nameOf } from '@tests/services/app/declared';
import type { z } from 'zod';

const whole = declared();

/** The same contracts, with zod as a browser has it. */
const light = (() => {
  let calls = whole;
  jest.isolateModules(() => {
    jest.doMock('zod', () => jest.requireActual('@/contracts/kit/zod-in-browser'));
    calls = (require('@tests/services/app/declared') as { declared: typeof declared }).declared();
    jest.dontMock('zod');
  });
  return new Map(calls.map((endpoint) => [nameOf(endpoint), endpoint]));
})();

const values = [
  ...['', ' ก ', 'A9', 'a@niti.example', 'A@B', '0812345678', '1.1', '-5', '007', 'main', 'null'],
  ...['018F0000-0000-7000-8000-000000000000', '2026-11-20', '31/02/2026', '20/11/2569'],
  ...['2026-11-20T07:05:00.000Z', '2026-11-20T07:05:00+07:00', '08:30', '2026-11', '10110'],
  ...['ก'.repeat(5000), '1 1234 56789 01 2', 'https://niti.example/a?b=c', 'M0 0L1 1'],
  ...[undefined, null, true, false, 0, 1, -1, 7, 1.5, 1e12, Number.NaN, [], {}, [1, 'a'], ['']],
];

/** What a parser makes of a value; the words of a general failure are nobody's. */
function made(schema: z.ZodType, value: unknown) {
  try {
    const { success, data, error } = schema.safeParse(value);
    const issues = error?.issues.map(({ message, ...issue }) =>
      issue.code === 'custom' ? { ...issue, message } : issue,
    );
    return { success, data, issues };
  } catch (failure) {
    return { failure: String(failure) };
  }
}

const parts = ['call', 'reply'] as const;
const cases = whole.flatMap((endpoint) =>
  parts.map((part) => [`${nameOf(endpoint)} ${part}`, endpoint, part] as const),
);

/** What arrays and texts can do too: by such a name nobody can tell a schema. */
const ofOthers =
  /^(includes|startsWith|endsWith|length|register|parse|safeParse|check|clone|unwrap|parseAsync|apply|with|readonly|describe|url|set|array|keyof|date|datetime|email|uuid|format|merge)$/;

test('a browser has every method that schemas of portal and contracts are written with', () => {
  const { object, string, number, array } = jest.requireActual('zod') as typeof import('zod').z;
  const methodsOf = (schemas: object[]) =>
    new Set(
      schemas.flatMap((one) =>
        Object.keys(one).concat(Object.getOwnPropertyNames(Object.getPrototypeOf(one))),
      ),
    );
  const classic = methodsOf([object({}), string(), number(), array(string())]);
  const light = jest.requireActual('@/contracts/kit/zod-in-browser') as typeof import('zod').z;
  const small = [light.object({}), light.string(), light.number(), light.array(light.string())];
  const used = ['src/portal', 'src/contracts'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
      .filter((source) => /from 'zod'/.test(source))
      .flatMap((source) => [...source.matchAll(/\.([a-zA-Z]+)\(/g)].map(([, name = '']) => name)),
  );
  const missing = [...new Set(used)].filter(
    (name) => classic.has(name) && !ofOthers.test(name) && !small.some((one) => name in one),
  );
  expect(missing).toEqual([]);
});

test('a browser has all of zod that portal and contracts name', () => {
  const there = Object.keys(jest.requireActual('@/contracts/kit/zod-in-browser'));
  const named = ['src/portal', 'src/contracts'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
      .flatMap((source) => [
        ...[...source.matchAll(/import \{([^}]*)\} from 'zod'/g)].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.trim()),
        ),
        ...[...source.matchAll(/\bz\.([a-z]\w*)[.(]/g)].map(([, name = '']) => name),
      ]),
  );
  expect(
    named.filter((name) => name && !/^(type |z$|core$)/.test(name) && !there.includes(name)),
  ).toEqual([]);
});

test('a browser has every call', () => {
  expect([...light.keys()].sort()).toEqual(whole.map(nameOf).sort());
});

type Schema = z.core.$ZodTypes;
/** Contracts share most of their fields, and a reply may hold itself. */
const seen = new Set<unknown>();

/** A schema and all that is in it, each beside the browser's. */
function beside(schema: unknown, other: unknown): [z.ZodType, z.ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inside = (one: unknown): unknown[] => {
    const definition = (one as Schema)._zod.def;
    if ('innerType' in definition) return [definition.innerType];
    switch (definition.type) {
      case 'object':
        return Object.values(definition.shape);
      case 'array':
        return [definition.element];
      case 'record':
        return [definition.keyType, definition.valueType];
      case 'tuple':
        return [...definition.items];
      case 'union':
        return [...definition.options];
      case 'pipe':
        return [definition.in, definition.out];
      default:
        return [];
    }
  };
  const there = inside(other);
  return [
    [schema as z.ZodType, other as z.ZodType],
    ...inside(schema).flatMap((part, at) => beside(part, there[at])),
  ];
}

test.each(cases)('%s: a browser parses as the services do', (_, endpoint, part) => {
  for (const [schema, other] of beside(endpoint[part], light.get(nameOf(endpoint))?.[part])) {
    expect((other as unknown as Schema)._zod.def.type).toBe(schema.def.type);
    for (const value of values) {
      const [here, there] = [made(schema, value), made(other, value)];
      // The matcher takes its time to say that two are the same.
      if (!isDeepStrictEqual(there, here)) expect(there).toEqual(here);
    }
  }
});

test.each(whole.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s: a browser parses what is sent',
  (name, endpoint) => {
    const sample = sampleCall(endpoint);
    expect(made(light.get(name)?.call as z.ZodType, sample)).toEqual(made(endpoint.call, sample));
  },
);
