import type { ZodType, z } from 'zod';

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

/** How deep what holds more of its own kind is followed, as a menu its submenus. */
const deepest = 12;

/** A value made for a schema, part by part: what it asks of its parts together may be missed. */
export function sampleOf(schema: unknown, depth = 0): unknown {
  const inside = (inner: unknown) => sampleOf(inner, depth + 1);
  const fits = (value: unknown) => (schema as ZodType).safeParse(value).success;
  const definition = definitionOf(schema);
  if ('innerType' in definition) return inside(definition.innerType);
  switch (definition.type) {
    case 'pipe': {
      const before = definition.in;
      const begun = inside(definitionOf(before).type === 'transform' ? definition.out : before);
      return fits(begun) ? begun : [...texts, ...numbers].find(fits);
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([name, inner]) => [name, inside(inner)]),
      );
    case 'array':
      return depth > deepest ? [] : [inside(definition.element)];
    case 'union':
      return inside(definition.options[0]);
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

/** An example of what a schema takes; undefined where none is known. */
export function exampleOf(schema: ZodType): unknown {
  const made = sampleOf(schema);
  return schema.safeParse(made).success ? made : undefined;
}
