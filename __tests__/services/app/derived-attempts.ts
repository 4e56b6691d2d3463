import { withValue } from '@tests/kit/sample-call';
import type { Services } from '@tests/kit/services';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { namedIn, referencesIn } from '@/contracts/kit/references/references-in';
import { listBeside, nameOf } from './declared';
import type { NamedRecords } from './named-records';
import type { Attempt } from './other-property/attempt';

interface Row {
  id: string;
  /** False for what the platform shares with several. */
  own?: boolean;
}

/**
 * How a plain call would reach another property's records: by the id, or the ids, of what that
 * property's own list holds, and with that record's own fields, what it
 * lacks made up and what it names the caller's own; a new record can name a property alone. Throws where that is no valid call:
 * such a one is told in the table.
 */
export async function derivedAttempt(
  services: Services,
  endpoint: Endpoint,
  { theirToken, known }: { theirToken: string; known: Record<ReferenceKind, NamedRecords> },
): Promise<{ ids: string[]; attempt: Attempt }> {
  const list = listBeside(endpoint);
  if (!list) throw new Error(`${nameOf(endpoint)} has no list beside it`);
  const page = (await services.get(list, { query: {} } as never, theirToken)) as { rows: Row[] };
  const [record, other] = page.rows.filter(({ own }) => own !== false);
  if (!record) throw new Error(`the village has no record of ${nameOf(list)}`);
  const made = (sampleOf(endpoint.call) as { body?: Record<string, unknown> }).body ?? {};
  const whole = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, value ?? made[field] ?? null]),
  );
  const ids = [record.id, other?.id ?? record.id];
  const theirs = {
    params: { id: record.id },
    query: {},
    ...(endpoint.method !== 'GET' && { body: { ...whole, active: false, ids } }),
  };
  const parsed = endpoint.call.safeParse(theirs);
  if (!parsed.success) throw new Error(`${nameOf(endpoint)}: ${parsed.error.message}`);
  const { body } = parsed.data as { body?: object };
  const isNew = body && !('id' in body) && !endpoint.path.includes(':');
  // What is named is tried by itself: of a change the record alone is another property's.
  const named = isNew ? [] : namedIn(theirs, referencesIn(endpoint.call));
  const call = named.reduce(
    (made, { path, kind }) => withValue(made, path.split('.'), known[kind].own) as typeof theirs,
    theirs,
  );
  const isInvalid = isNew || (body && 'ids' in body);
  return { ids, attempt: { ...call, ends: isInvalid ? 'INVALID' : 'NOT_FOUND' } };
}
