import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { placeHeader, placeName } from '@/contracts/kit/calls/page-place';
import type { Caller } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';

/** A page of one property must not read or write in another that the session has moved to since. */
function refuseOtherPlace(request: FastifyRequest, propertyId: string | null): void {
  const page = request.headers[placeHeader];
  if (page !== undefined && page !== placeName(propertyId)) throw new Problem('PROPERTY_CHANGED');
}

function admit(request: FastifyRequest, { needs, anyPlace }: Endpoint, caller: Caller): void {
  if (!anyPlace) refuseOtherPlace(request, caller.propertyId);
  if (needs === 'anyone' || needs === 'signed-in') return;
  const any = typeof needs === 'string' ? [needs] : needs;
  if (!any.some((permission) => caller.permissions.has(permission))) {
    throw new Problem('FORBIDDEN');
  }
}

/** Changes nothing, and holds nothing open when its answer is thrown away. */
const isRead = ({ method, envelope }: Endpoint) => method === 'GET' && envelope !== 'file';

/**
 * Runs a call for its caller. A read begins while the caller is confirmed, for who they were at their
 * last call; what it found is thrown away unless they are still the same.
 */
export async function forCaller(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  run: (caller: Caller | null) => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.needs === 'anyone') return run(null);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Problem('NOT_SIGNED_IN');
  const runAdmitted = async (caller: Caller) => {
    admit(request, endpoint, caller);
    await app.alsoAdmit?.(request, caller);
    return run(caller);
  };
  const before = isRead(endpoint) ? app.callers.remembered(token) : undefined;
  const early = before && runAdmitted(before);
  // Its failure is of no interest where it is thrown away.
  early?.catch(() => {});
  const caller = await app.callers.identify(token);
  return caller === before ? early : runAdmitted(caller);
}
