import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { auditAs } from '@/services/kit/records/audit';
import { bypassSubject, countTry } from './sign-in-tries';

/**
 * Counts and records a refused key, which itself is never kept. Throws `TOO_MANY_TRIES` for an app
 * and address that have been refused too often, and records no more of them: a right key is not
 * asked for here, so nobody can keep an app out by wrong ones.
 */
export async function recordRefusedBypass(
  db: Db,
  app: string | null,
  { code }: Problem,
  request: ServiceRequest,
): Promise<void> {
  await countTry(db, bypassSubject(app, request.ip));
  const nobody = { accountId: null, fullname: '', propertyId: null };
  await auditAs(db, nobody, request, {
    action: 'bypass-refused',
    entity: 'session',
    entityId: app ?? '',
    // Of a sign-in that never was, all that is known is where it came from.
    title: app ?? request.ip,
    changes: { app: [null, app], reason: [null, code] },
  });
}
