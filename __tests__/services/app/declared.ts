import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';

const root = join(__dirname, '../../../src/contracts');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

/** Every table of calls that any contract declares, so that a new one is here without being named. */
function tables(): Endpoint[][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Object.values(require(join(root, file)) as Record<string, unknown>))
    .flatMap((value) =>
      typeof value === 'object' && value !== null ? [Object.values(value).filter(isEndpoint)] : [],
    );
}

/** Every call that any contract declares. */
export const declared = (): Endpoint[] => [...new Set(tables().flat())];

const isList = (one: Endpoint) =>
  one.method === 'GET' &&
  !one.path.includes(':') &&
  one.reply instanceof z.ZodObject &&
  'rows' in one.reply.shape;

/** The list of the records that a call is about: the one that is declared beside it. */
export const listBeside = (endpoint: Endpoint): Endpoint | undefined =>
  tables()
    .find((table) => table.includes(endpoint) && table.some(isList))
    ?.find(isList);

export const addressOf = ({ service, path }: Endpoint) => `/${service}/api/v1${path}`;
export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${addressOf(endpoint)}`;

const naming = /(id|ids|code|codes|key|channel)$/i;

function hasName(schema: unknown, field = ''): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { format, chosen, properties = {}, ...rest } = schema as Record<string, unknown>;
  // It names what its sender does; `chosen-ids.test.ts` sees to that.
  if (chosen === 'try') return false;
  const isText = !('enum' in schema) && JSON.stringify(schema).includes('"string"');
  if (format === 'uuid' || (naming.test(field) && isText)) return true;
  const inner = Object.entries(properties as object).some(([name, value]) => hasName(value, name));
  return inner || Object.values(rest).some((value) => hasName(value));
}

/** Whether a call can name a record: by an id, a code, a key or a channel, in any of its parts. */
export const namesRecord = ({ call }: Endpoint) =>
  hasName(z.toJSONSchema(call, { io: 'input', unrepresentable: 'any' }));
