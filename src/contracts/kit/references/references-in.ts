import type * as z from 'zod';
import { kindNamedBy, type ReferenceKind } from './reference';

/** A place in a call where a record is named; `*` stands for each of a list. */
export interface ReferenceField {
  path: readonly string[];
  kind: ReferenceKind;
}

/** A record that a call names, by its path in the call: `body.parcels.0.unitId`. */
export interface NamedRecord {
  path: string;
  kind: ReferenceKind;
  id: string;
}

/** Every place in a schema where a record is named, however deep and whatever is done with it after. */
export function referencesIn(
  schema: z.core.$ZodType,
  path: readonly string[] = [],
): ReferenceField[] {
  const kind = kindNamedBy(schema);
  if (kind) return [{ path, kind }];
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, inner]) =>
        referencesIn(inner, [...path, name]),
      );
    case 'array':
      return referencesIn(definition.element, [...path, '*']);
    case 'record':
      return referencesIn(definition.valueType, [...path, '*']);
    case 'union':
      return definition.options.flatMap((option) => referencesIn(option, path));
    case 'pipe':
      return [definition.in, definition.out].flatMap((part) => referencesIn(part, path));
    default:
      return 'innerType' in definition ? referencesIn(definition.innerType, path) : [];
  }
}

function valuesAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: string[],
): [string, string][] {
  if (step === undefined) return typeof value === 'string' ? [[path.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const inner = step === '*' ? fields : fields.filter(([name]) => name === step);
  return inner.flatMap(([name, field]) => valuesAt(field, rest, [...path, name]));
}

/** The records that a call names at those places. */
export const namedIn = (call: object, fields: readonly ReferenceField[]): NamedRecord[] =>
  fields.flatMap(({ path, kind }) =>
    valuesAt(call, path, []).map(([at, id]) => ({ path: at, kind, id })),
  );
