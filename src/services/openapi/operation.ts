import * as z from 'zod';
import { type Endpoint, rename } from '@/contracts/kit/calls/endpoint';
import { wrap } from '@/contracts/kit/calls/envelopes';
import { exampleOf } from '@/contracts/kit/calls/sample';
import { onTheWire, type Schema, type SharedSchemas, schemaOf } from './schemas';

/** The parts that a call is declared in. */
const partsOf = ({ call }: Endpoint) =>
  call instanceof z.ZodObject ? (call.shape as Record<string, z.ZodType>) : {};

/** `/parcels/:id` as OpenAPI writes it. */
export const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name for the call that no other of its service bears: `postParcelsUpsert`. */
export const operationId = ({ method, path }: Endpoint) =>
  method.toLowerCase() + path.split(/\W+/).map(capital).join('');

/** The rights of which a caller needs one; none where who calls is asked for no right. */
export const rightsFor = ({ needs }: Endpoint): readonly string[] => {
  if (typeof needs !== 'string') return needs;
  return needs.includes(':') ? [needs] : [];
};

function whoMay(endpoint: Endpoint): string {
  if (endpoint.needs === 'anyone') return 'Open to anyone.';
  const [first, ...others] = rightsFor(endpoint).map((right) => `\`${right}\``);
  if (!first) return 'Open to whoever is signed in.';
  return others.length > 0
    ? `Needs one of the rights ${[first, ...others].join(', ')}; which one depends on what is asked.`
    : `Needs the right ${first}.`;
}

/** What a body is made of, by its kind. */
export type Contents = Readonly<Record<string, { schema: Schema; example?: unknown }>>;

const json = (schema: Schema, example?: unknown): Contents => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A part of one call: what it takes, and an example of it that its contract takes too. */
interface Part {
  schema: Schema;
  example: unknown;
}

/** The fields of a part as parameters of the address. */
function parameters({ schema, example }: Part, place: 'path' | 'query') {
  const required = (schema.required ?? []) as string[];
  const examples = isObject(example) ? example : {};
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
    ...(required.includes(name) && { example: examples[name] }),
  }));
}

/** Fields beside files, in one body of several parts. */
function multipart({ schema }: Part): Contents {
  const files = { type: 'array', items: { type: 'string', format: 'binary' } };
  const properties = { ...(schema.properties as Schema | undefined), files };
  return { 'multipart/form-data': { schema: { ...schema, type: 'object', properties } } };
}

/** The answer to a call that succeeded, in its envelope. */
function success(endpoint: Endpoint, schema: Schema): { description: string; content: Contents } {
  if (endpoint.envelope === 'file') {
    const bytes = { type: 'string', format: 'binary' };
    return { description: 'The file.', content: { 'application/octet-stream': { schema: bytes } } };
  }
  // The envelope itself says what its schema is: its data's place is taken by the data's schema.
  const enveloped = wrap(endpoint.envelope, schema);
  const example = exampleOf(endpoint.reply);
  const around = (value: unknown): Schema => {
    if (value === schema) return schema;
    if (!isObject(value)) return { const: value };
    const properties = Object.entries(value).map(([name, one]) => [name, around(one)]);
    const required = Object.keys(value).filter((name) => name !== 'message');
    return { type: 'object', required, properties: Object.fromEntries(properties) };
  };
  return {
    description: 'Done.',
    content: json(around(enveloped), example && wrap(endpoint.envelope, example)),
  };
}

/** One call as an operation of its path; schemas that it refers to are added to the shared ones. */
export function operation(endpoint: Endpoint, tag: string, shared: SharedSchemas) {
  const id = operationId(endpoint);
  const { params, query, body, files } = partsOf(endpoint);
  const part = (schema: z.ZodType, isWired: boolean): Part => {
    const made = schemaOf(schema, `${id}_`, shared);
    const example = exampleOf(schema);
    return isWired
      ? { schema: onTheWire(made, endpoint), example: rename(example, endpoint.wire) }
      : { schema: made, example };
  };
  const given = body && part(body, true);
  return {
    operationId: id,
    tags: [tag],
    summary: `${tag}: ${endpoint.path.split('/').filter(Boolean).join(' ')}`,
    description: whoMay(endpoint),
    ...(endpoint.needs === 'anyone' && { security: [] }),
    'x-needs': endpoint.needs,
    'x-envelope': endpoint.envelope,
    parameters: [
      ...(params ? parameters(part(params, false), 'path') : []),
      ...(query ? parameters(part(query, true), 'query') : []),
    ],
    ...((given || files) && {
      requestBody: {
        required: files !== undefined || !(body as z.ZodType).safeParse(undefined).success,
        content: files
          ? multipart(given ?? { schema: {}, example: undefined })
          : json((given as Part).schema, (given as Part).example),
      },
    }),
    responses: {
      200: success(endpoint, schemaOf(endpoint.reply, `${id}_reply_`, shared)),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

export type Operation = ReturnType<typeof operation>;
