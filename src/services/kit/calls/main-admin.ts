import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';

/** Some things are everyone's: a role in a property opens none of them, whatever it is named to hold. */
export function requireMainAdmin({ caller }: ServiceRequest): void {
  if (!caller.platform || caller.propertyId) throw new Problem('FORBIDDEN');
}

type Handler = (call: never, request: ServiceRequest) => Promise<unknown>;

/** Handlers of what is the platform's alone: each refuses whoever is not at the main admin. */
export const atMainAdmin = <H extends Record<string, Handler>>(handlers: H): H =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (call: never, request: ServiceRequest) => {
        requireMainAdmin(request);
        return handle(call, request);
      },
    ]),
  ) as H;
