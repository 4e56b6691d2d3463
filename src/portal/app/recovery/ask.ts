import type { ApiError } from '@/contracts/kit/calls/errors';
import type { RecoveryBody, RecoveryCall } from '@/portal/app/recovery/calls';

/**
 * The portal's client, its store and the contract's schemas: more than all that a stranger's page
 * loads. They come when its form is first touched.
 */
export const loadCalls = () => import('@/portal/app/recovery/calls');

/** Makes one of the two calls; `null` when it went well, otherwise why not. */
export async function ask<Name extends RecoveryCall>(
  name: Name,
  body: RecoveryBody<Name>,
): Promise<ApiError | null> {
  const calls = await loadCalls().catch(() => null);
  return calls ? calls.make(name, body) : { code: 'NETWORK', status: 0, message: '' };
}
