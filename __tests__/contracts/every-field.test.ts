import { type CallField, fieldsOf } from '@tests/kit/call-fields';
import { declared, nameOf } from '@tests/services/app/declared';
import { mostOfBody } from '@/services/kit/calls/bounded-json';

const long = 'a'.repeat(200_000);

const calls = declared().map((endpoint) => ({
  name: nameOf(endpoint),
  fields: fieldsOf(endpoint.call),
}));
const fields = (takes: string): [string, CallField][] =>
  calls.flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.takes === takes)
      .map((field) => [`${name} ${field.path}`, field] as [string, CallField]),
  );

/** A pattern without `*`, `+` and `{2,}` looks at so many characters, however many there are. */
const isBounded = ({ source }: RegExp) =>
  source.startsWith('^') && !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[[^\]]*\]/g, 'x'));

/** The longest text that anything walks while a function runs. */
function walked(run: () => void): number {
  let most = 0;
  const spies = [
    ...(['normalize', 'trim', 'toLowerCase', 'toUpperCase', 'split', 'replace'] as const).map(
      (name) => {
        const real = String.prototype[name] as (this: string, ...given: unknown[]) => unknown;
        return jest.spyOn(String.prototype, name as 'trim').mockImplementation(function (
          this: string,
          ...given: unknown[]
        ) {
          most = Math.max(most, this.length);
          return Reflect.apply(real, this, given) as string;
        });
      },
    ),
    ...(['test', 'exec'] as const).map((name) => {
      const real = RegExp.prototype[name] as (this: RegExp, text: string) => unknown;
      return jest.spyOn(RegExp.prototype, name as 'test').mockImplementation(function (
        this: RegExp,
        text: string,
      ) {
        if (!isBounded(this)) most = Math.max(most, text.length);
        return Reflect.apply(real, this, [text]) as boolean;
      });
    }),
  ];
  try {
    run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return most;
}

test.each(fields('string'))(
  '%s: text that is too long is refused before it is walked',
  (_, { schema }) => {
    let taken = true;
    const most = walked(() => {
      taken = schema.safeParse(long).success;
    });
    expect(taken).toBe(false);
    expect(most).toBeLessThan(long.length);
  },
);

test.each(fields('array'))(
  '%s: a list that is too long is refused before it is walked',
  (_, { schema }) => {
    let looks = 0;
    const list = new Proxy(new Array(100_000).fill(''), {
      get(items, at, itself) {
        if (typeof at === 'string' && /^\d+$/.test(at)) looks += 1;
        return Reflect.get(items, at, itself);
      },
    });
    expect(schema.safeParse(list).success).toBe(false);
    expect(looks).toBe(0);
  },
);

test('the largest call of each kind is well within what a body may hold', () => {
  for (const { name, fields } of calls) {
    const values = fields.reduce((sum, { many }) => sum + many, 0);
    const depth = Math.max(...fields.map((field) => field.depth));
    expect([name, values * 2 < mostOfBody.values, depth * 2 < mostOfBody.depth]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test('every value has a shape that can be looked at in bounded time', () => {
  const shapes = new Set(calls.flatMap(({ fields }) => fields.map(({ takes }) => takes)));
  const known = [
    'object',
    'array',
    'string',
    'number',
    'boolean',
    'enum',
    'literal',
    'custom',
    'record',
  ];
  expect([...shapes].filter((shape) => !known.includes(shape))).toEqual([]);
});
