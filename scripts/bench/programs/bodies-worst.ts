import { readdirSync } from 'node:fs';
import { type CallField, fieldsOf } from '@tests/kit/call-fields';
import { sampleCall, withValue } from '@tests/kit/sample-call';
import { type Endpoint, rename } from '@/contracts/kit/calls/endpoint';

/** A body that a call has to look through, with the way to make one of another size. */
export interface Worst {
  endpoint: Endpoint;
  field: string;
  of: string;
  /** The body at this share of the largest that fits. */
  body: (share: number) => Buffer;
}

/** What a body may be, bytes, less what stands around the field. */
const most = 1024 * 1024 - 8192;

/** What is dear to read: marks that have an order, letters that become markup, what never ends. */
const texts = {
  marks: '\u0316\u0301',
  'marks under one letter': 'ก\u0e38\u0e48',
  'U+FE60': '\ufe60',
  '&#xFE60': '&#xFE60',
  '<a': '<a',
  '<p>': '<p>',
  spaces: ' ',
  digits: '1',
};

/** More values than any list takes, as many as a body may hold. */
const values = 19_000;

async function calls(): Promise<Endpoint[]> {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'service' in value && 'path' in value;
  const names = readdirSync('src/contracts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3));
  const modules = await Promise.all(names.map((name) => import(`../src/contracts/${name}.ts`)));
  const tables = modules.flatMap((module) => Object.values(module as object));
  const declared = tables.flatMap((table) =>
    typeof table === 'object' && table !== null ? Object.values(table).filter(isEndpoint) : [],
  );
  return [...new Set(declared)].filter(
    ({ method, path }) => method !== 'GET' && path !== '/upload',
  );
}

/** How long a text may be before it is refused unread; at most what a body holds. */
function longest({ schema }: CallField): number {
  const isTooLong = (long: number) =>
    schema.safeParse(' '.repeat(long)).error?.issues.some(({ code }) => code === 'too_big');
  let [fits, not] = [1, most];
  while (not - fits > 1) {
    const half = Math.floor((fits + not) / 2);
    if (isTooLong(half)) not = half;
    else fits = half;
  }
  return fits;
}

const long = (unit: string, letters: number) =>
  unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters);

/** The first list on the way to a field, with so many of its item. */
function repeated(whole: unknown, times: number): unknown {
  if (Array.isArray(whole)) return Array(times).fill(whole[0]);
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [name, repeated(value, times)]),
  );
}

const written = ({ wire }: Endpoint, body: unknown) =>
  Buffer.from(JSON.stringify(rename(body, wire)));

function ofField(endpoint: Endpoint, field: CallField): Worst[] {
  const path = field.path.split('.').slice(1);
  const { body } = sampleCall(endpoint);
  const holding = (value: unknown) => withValue(body, path, value);
  const worst = (of: string, make: (share: number) => unknown): Worst => ({
    ...{ endpoint, of, field: path.join('.') },
    body: (share) => written(endpoint, make(share)),
  });
  if (field.takes === 'array') {
    return [worst('values', (share) => holding(Array(Math.floor(values * share)).fill('')))];
  }
  const own = longest(field);
  return Object.entries(texts).flatMap(([name, unit]) => {
    const bytes = Buffer.byteLength(JSON.stringify(long(unit, 1000))) / 1000;
    const letters = Math.min(own, Math.floor(most / bytes));
    const one = written(endpoint, holding(long(unit, letters))).length;
    const times = Math.max(1, Math.min(field.many, Math.floor(most / one)));
    const beyond = Math.floor(most / bytes);
    return [
      worst(times > 1 ? `${name}, ${times} times` : name, (share) =>
        times > 1
          ? repeated(holding(long(unit, letters)), Math.floor(times * share))
          : holding(long(unit, Math.floor(letters * share))),
      ),
      ...(name === 'marks' && own < beyond
        ? [worst('marks, too long', (share) => holding(long(unit, Math.floor(beyond * share))))]
        : []),
    ];
  });
}

/** What no field of a call holds. */
function ofCall(endpoint: Endpoint): Worst[] {
  const body = (of: string, make: (share: number) => unknown): Worst => ({
    ...{ endpoint, of, field: '' },
    body: (share) => Buffer.from(JSON.stringify(make(share))),
  });
  const nested = (depth: number): unknown => (depth > 0 ? { a: nested(depth - 1) } : 1);
  return [
    body('unknown fields', (share) =>
      Object.fromEntries(Array.from({ length: values * share }, (_, n) => [`field ${n}`, n])),
    ),
    body('nested objects', (share) => Array(Math.floor(1000 * share)).fill(nested(14))),
  ];
}

/** The worst bodies of every call that takes one. */
export async function worstBodies(): Promise<Worst[]> {
  return (await calls()).flatMap((endpoint) => {
    const fields = fieldsOf(endpoint.call).filter(
      ({ path, takes }) => /^body\../.test(path) && ['string', 'array'].includes(takes),
    );
    const whole = fields.length > 0 ? ofCall(endpoint) : [];
    const inFields = fields.flatMap((field) => {
      try {
        return ofField(endpoint, field);
      } catch {
        // A field of another alternative than the sample's.
        return [];
      }
    });
    return [...whole, ...inFields];
  });
}
