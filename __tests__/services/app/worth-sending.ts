import { type Endpoint, rename, reversed } from '@/contracts/kit/calls/endpoint';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { sayField } from '@/services/kit/calls/problem';

interface Parts {
  params: Record<string, string>;
  query?: unknown;
  body?: unknown;
}

/** Whether parts in the wire's names come to a call's handler; what its contract trips over does, too. */
function comesThrough({ call, wire }: Endpoint, { params, query = {}, body }: Parts): boolean {
  const ours = reversed(wire);
  const parts = { params, query: rename(query, ours), body: rename(body, ours) };
  try {
    const parsed = call.safeParse(parts, { reportInput: true });
    if (!parsed.success) fieldErrors(parsed.error.issues, sayField);
    return parsed.success;
  } catch {
    return true;
  }
}

/**
 * Of the values of one field those that come to the call's handler, and one that its contract refuses,
 * another one at each field: the contract is asked here, of all of them, as the service asks it.
 */
export function worthSending<T>(
  endpoint: Endpoint,
  values: readonly T[],
  partsOf: (value: T) => Parts,
  at: number,
): T[] {
  const come = new Set(values.filter((value) => comesThrough(endpoint, partsOf(value))));
  const refused = values.filter((value) => !come.has(value));
  return [...come, ...refused.slice(at % (refused.length || 1)).slice(0, 1)];
}

const nobody = '018f0000-0000-7000-8000-000000000000';

/** A call's path parameters, each of which names nobody. */
export const paramsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobody]));
