import type { Schema } from '@/services/openapi/schemas';
import { type Html, html } from './html';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The schemas that one may be any of. */
const choicesOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf ?? []) as Schema[];

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

/** Where a schema that several calls refer to stands on the page. */
export const anchorOf = (name: string) => `schema-${name}`;

/** `from 1`, `to 9` or `1 to 9` of something; nothing where it has no bounds that a person would set. */
function between(least: unknown, most: unknown, of: string): string | undefined {
  const [from, to] = [least, most].map((one) =>
    typeof one === 'number' && Math.abs(one) < Number.MAX_SAFE_INTEGER ? one : undefined,
  );
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return `at most ${to}${of}`;
  return to === undefined ? `at least ${from}${of}` : `${from} to ${to}${of}`;
}

/** What a value has to keep to beside its type. */
function bounds(schema: Schema): string[] {
  const { format, pattern, default: usual, minLength, maxLength, minimum, maximum } = schema;
  return [
    between(minLength, maxLength, ' characters'),
    between(minimum, maximum, ''),
    between(schema.minItems, schema.maxItems, ' of them'),
    // A format's own pattern says nothing more than its name.
    typeof pattern === 'string' && !format ? `as ${pattern}` : undefined,
    usual === undefined ? undefined : `otherwise ${JSON.stringify(usual)}`,
    schema['x-names'] ? `names a ${schema['x-names']}` : undefined,
    schema['x-chosen'] ? 'made by the caller; with the same again a write is done once' : undefined,
  ].filter((one) => one !== undefined);
}

function typeOf(schema: Schema): (string | Html)[] {
  const { $ref, const: only, enum: some, type, format, items } = schema;
  if (typeof $ref === 'string') {
    return [html`<a href="#${anchorOf(nameOf($ref))}">${nameOf($ref)}</a>`];
  }
  if (only !== undefined) return [JSON.stringify(only)];
  if (Array.isArray(some)) return [some.map((one) => JSON.stringify(one)).join(' | ')];
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    return choices.flatMap((one, at) => [...(at > 0 ? [' or '] : []), ...typeOf(one)]);
  }
  if (type === 'array') return ['list of ', ...(isSchema(items) ? typeOf(items) : ['anything'])];
  if (isSchema(schema.additionalProperties)) {
    return ['by names: ', ...typeOf(schema.additionalProperties)];
  }
  return [
    `${Array.isArray(type) ? type.join(' or ') : (type ?? 'anything')}${format ? `, ${format}` : ''}`,
  ];
}

/** Those whose fields stand below a schema's own line. */
const within = (schema: Schema): Schema[] =>
  [schema.items, schema.additionalProperties, ...choicesOf(schema)].filter(isSchema);

/** A schema's type and bounds in a line's words. */
export const said = (schema: Schema): Html =>
  html`<span class="type">${typeOf(schema)}</span>${[schema, ...within(schema)]
    .flatMap(bounds)
    .map((one) => html` <span class="bound">${one}</span>`)}`;

/** The fields of a schema, and below each those that it holds itself. */
export function fieldsOf(schema: Schema): Html[] {
  const required = (schema.required ?? []) as string[];
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, one]) =>
      html`<li><code>${name}</code> ${said(one)}${!required.includes(name) && html` <span class="may">may be left out</span>`}${fieldsOf(one)}</li>`,
  );
  return [
    ...(own.length > 0 ? [html`<ul class="fields">${own}</ul>`] : []),
    ...within(schema).flatMap(fieldsOf),
  ];
}
