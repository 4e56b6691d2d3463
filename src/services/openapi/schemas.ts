import * as z from 'zod';
import { type Endpoint, rename } from '@/contracts/kit/calls/endpoint';
import { kindNamedBy } from '@/contracts/kit/references/reference';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>;

/** The schemas that others refer to by their names, as `components.schemas` has them. */
export type SharedSchemas = Record<string, Schema>;

/** What is said once in a document and referred to from there. */
function hoist(value: unknown, prefix: string, shared: SharedSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, prefix, shared));
  if (typeof value !== 'object' || value === null) return value;
  const { $defs = {}, ...rest } = value as Schema;
  for (const [name, one] of Object.entries($defs as Schema)) {
    shared[prefix + name] = hoist(one, prefix, shared) as Schema;
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [
      key,
      key === '$ref'
        ? String(inner).replace('#/$defs/', `#/components/schemas/${prefix}`)
        : hoist(inner, prefix, shared),
    ]),
  );
}

/** What crosses the wire for a schema: what it takes, with `x-names` where it names a record of a kind. */
export function schemaOf(schema: z.ZodType, prefix: string, shared: SharedSchemas): Schema {
  const { $schema, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindNamedBy(zodSchema);
      if (kind) Object.assign(jsonSchema, { 'x-names': kind });
      // Words of our own are extensions there.
      const { chosen, ...others } = jsonSchema as Schema;
      if (chosen === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Schema)[key];
      Object.assign(jsonSchema, others, { 'x-chosen': chosen });
    },
  });
  return hoist(made, prefix, shared) as Schema;
}

/** The fields of an object's schema under the names that the wire has for them. */
export function onTheWire(schema: Schema, { wire }: Endpoint): Schema {
  if (!wire || !schema.properties) return schema;
  const required = schema.required as string[] | undefined;
  return {
    ...schema,
    properties: rename(schema.properties, wire),
    ...(required && { required: required.map((name) => wire[name] ?? name) }),
  };
}
