import { sampleOf } from '@tests/kit/sample-call';
import type { Services } from '@tests/kit/services';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { listBeside, nameOf } from './declared';
import type { Attempt } from './other-property/attempt';

interface Row {
  id: string;
  /** False for what the platform shares with several. */
  own?: boolean;
}

/**
 * How a plain call would reach another property's records: by the id, or the ids, of what that
 * property's own list holds, and with that record's own fields, what it
 * lacks made up; a new record can name a property alone. Throws where that is no valid call:
 * such a one is told in the table.
 */
export async function derivedAttempt(
  services: Services,
  endpoint: Endpoint,
  theirToken: string,
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
  const call = {
    params: { id: record.id },
    query: {},
    ...(endpoint.method !== 'GET' && { body: { ...whole, active: false, ids } }),
  };
  const parsed = endpoint.call.safeParse(call);
  if (!parsed.success) throw new Error(`${nameOf(endpoint)}: ${parsed.error.message}`);
  const { body } = parsed.data as { body?: object };
  const isNew = body && !('id' in body) && !endpoint.path.includes(':');
  const isInvalid = isNew || (body && 'ids' in body);
  return { ids, attempt: { ...call, ends: isInvalid ? 'INVALID' : 'NOT_FOUND' } };
}
