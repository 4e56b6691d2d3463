import type { Made, RecoveryBody, RecoveryCall } from '@/portal/app/recovery/calls';

/**
 * The portal's client, its store and the contract's schemas: more than all that a stranger's page
 * loads. They come when its form is first touched.
 */
export const loadCalls = () => import('@/portal/app/recovery/calls');

/** Makes one of the two calls. */
export async function ask<Name extends RecoveryCall>(
  name: Name,
  body: RecoveryBody<Name>,
): Promise<Made<Name>> {
  const calls = await loadCalls().catch(() => null);
  if (calls) return calls.make(name, body);
  return { refused: { code: 'NETWORK', status: 0, message: '' } };
}
