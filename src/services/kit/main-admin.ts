import type { ServiceRequest } from '@/services/kit/caller';
import { invalidField, Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';

/** Some things are everyone's: a role in a property opens none of them, whatever it is named to hold. */
export function requireMainAdmin({ caller }: ServiceRequest): void {
  if (!caller.platform || caller.propertyId) throw new Problem('FORBIDDEN');
}

interface Versioned {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** Throws `STALE` (`by`, `at`) when the row has moved on from the draft's version. */
export function requireVersion(row: Versioned, version: number | undefined): void {
  if (version === undefined) throw invalidField('version', 'required');
  if (row.version === version) return;
  throw new Problem('STALE', { by: row.updatedBy, at: thaiInstant(row.updatedAt) });
}

/** The columns of a change by the caller, made now. */
export const changeStamp = (request: ServiceRequest) => ({
  updatedAt: new Date().toISOString(),
  updatedBy: request.caller.fullname,
});

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
