import type { ServiceName } from '@/contracts/kit/calls/endpoint';

let silent: ServiceName | null = null;
const listeners = new Set<() => void>();

function become(next: ServiceName | null): void {
  if (next === silent) return;
  silent = next;
  for (const listener of listeners) listener();
}

/** Which service last left a call without any answer of its own; known by the calls that are made. */
export const reach = {
  silent: () => silent,
  /** A call ended without any answer of the service. */
  failed: become,
  answered(service: ServiceName) {
    if (service === silent) become(null);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks a silent service for anything at all; whatever it says is an answer. */
export async function askAgain(service: ServiceName): Promise<void> {
  const reply = await fetch(`/services/${service}/api/v1/health`, { cache: 'no-store' }).catch(
    () => null,
  );
  if (reply && reply.status < 500) reach.answered(service);
}
