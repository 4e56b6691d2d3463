import type { ZodType, z } from 'zod';

/** One value that a call may hold, by its path in it: `body.parcels.0.note`. */
export interface CallField {
  path: string;
  /** All that is done with the value, from its first look on. */
  schema: ZodType;
  /** What is taken at first, before any transformation. */
  takes: string;
  /** How many values lie around it. */
  depth: number;
  /** How many of it a call holds at most: the product of the lists around it. */
  many: number;
}

type Inner = z.core.$ZodTypes;
const definitionOf = (schema: unknown) => (schema as Inner)._zod.def;

/** The schema that a value meets first. */
function first(schema: unknown): Inner {
  const definition = definitionOf(schema);
  if ('innerType' in definition) return first(definition.innerType);
  if (definition.type !== 'pipe') return schema as Inner;
  const before = first(definition.in);
  return definitionOf(before).type === 'transform' ? first(definition.out) : before;
}

/** How long a list may be. */
function mostOf({ checks = [] }: z.core.$ZodArrayDef): number {
  const most = checks.map(({ _zod }) =>
    'maximum' in _zod.def ? Number(_zod.def.maximum) : Infinity,
  );
  return Math.min(Infinity, ...most);
}

/** Every value that a call's schema looks into, lists and objects too, before what they hold. */
export function fieldsOf(schema: unknown, path: readonly string[] = [], many = 1): CallField[] {
  const taken = first(schema);
  const definition = definitionOf(taken);
  const field = {
    path: path.join('.'),
    schema: schema as ZodType,
    takes: definition.type,
    depth: path.length,
    many,
  };
  switch (definition.type) {
    case 'object':
      return [
        field,
        ...Object.entries(definition.shape).flatMap(([name, inner]) =>
          fieldsOf(inner, [...path, name], many),
        ),
      ];
    case 'array':
      return [field, ...fieldsOf(definition.element, [...path, '0'], many * mostOf(definition))];
    case 'record':
      return [field, ...fieldsOf(definition.valueType, [...path, 'name'], many)];
    case 'union':
      return definition.options.flatMap((option) => fieldsOf(option, path, many));
    default:
      return [field];
  }
}
