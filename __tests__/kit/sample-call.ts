import type { ZodType, z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';

type Inner = z.core.$ZodTypes;
const definitionOf = (schema: unknown) => (schema as Inner)._zod.def;

/** One of these fits wherever a call asks for a text. */
const texts = [
  ...[
    'ก',
    'A9',
    'a@niti.example',
    '018f0000-0000-7000-8000-000000000000',
    '2026-11-20',
    '20/11/2026',
  ],
  ...[
    '2026-11-20T07:05:00.000Z',
    '08:30',
    '0812345678',
    '1.1',
    'M0 0L1 1',
    '2026-11-20T07:05:00.000Z',
  ],
  ...[
    '2026-11-01..2026-11-30',
    '2026-11',
    '10110',
    'main',
    'word',
    'password-of-enough-letters',
    '',
  ],
];

/** One of these wherever it asks for a number. */
const numbers = [1, 7, 25, 50, 2026];

/** A value that a schema takes; undefined where none is known. */
export function sampleOf(schema: unknown): unknown {
  const fits = (value: unknown) => (schema as ZodType).safeParse(value).success;
  const definition = definitionOf(schema);
  if ('innerType' in definition) return sampleOf(definition.innerType);
  switch (definition.type) {
    case 'pipe': {
      const before = definition.in;
      const begun = sampleOf(definitionOf(before).type === 'transform' ? definition.out : before);
      return fits(begun) ? begun : [...texts, ...numbers].find(fits);
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return [sampleOf(definition.element)];
    case 'union':
      return sampleOf(definition.options[0]);
    case 'literal':
      return definition.values[0];
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'string':
      return texts.find(fits);
    case 'number':
      return numbers.find(fits);
    case 'boolean':
      return true;
    default:
      return undefined;
  }
}

/** The parts of a call that its contract takes. */
export interface SampleCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export const sampleCall = ({ call }: Endpoint): SampleCall => sampleOf(call) as SampleCall;

/** The same value with another one at a path in it, `parcels.0.note`. */
export function withValue(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item) => withValue(item, rest, value));
  const fields = whole as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}
