import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { Feature } from '@/contracts/kit/feature/permissions';

/** The feature whose rights a call asks for; throws for a call that asks for none. */
export function featureOf({ needs, path }: Endpoint): Feature {
  const first = typeof needs === 'string' ? needs : needs[0];
  const [feature, action] = (first ?? '').split(':');
  if (!feature || !action) throw new Error(`${path} asks for no right`);
  return feature as Feature;
}
