import { eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import type { bypassLogin, SignedIn } from '@/contracts/auth/session';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { accounts, bypassKeys } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { auditAs } from '@/services/kit/records/audit';
import { type BypassApps, type BypassClaims, readBypassKey, rememberedUntil } from './bypass-key';
import { issue } from './issue';
import { openSession } from './open-session';
import { firstPlace } from './places';
import { recordRefusedBypass } from './refused-bypass';
import type { TokenSigner } from './tokens';

/** Uses a key up; of several at once, one goes through. */
async function useUp(tx: Db, claims: BypassClaims): Promise<void> {
  const { app, jti } = claims;
  await tx.delete(bypassKeys).where(lt(bypassKeys.endsAt, new Date().toISOString()));
  const [used] = await tx
    .insert(bypassKeys)
    .values({ app, jti, endsAt: rememberedUntil(claims) })
    .onConflictDoNothing()
    .returning();
  if (!used) throw new Problem('BYPASS_USED');
}

async function open(
  db: NodePgDatabase,
  tokens: TokenSigner,
  apps: BypassApps,
  body: z.output<typeof bypassLogin>,
  request: ServiceRequest,
): Promise<SignedIn> {
  const claims = await readBypassKey(apps, body.app, body.key);
  if (!isOwnPath(body.url)) throw new Problem('BYPASS_URL');
  const [account] = await db.select().from(accounts).where(eq(accounts.email, claims.email));
  if (!account) throw new Problem('BYPASS_UNKNOWN');
  const place = account.active ? await firstPlace(db, account.id) : undefined;
  if (!place) throw new Problem('ACCOUNT_INACTIVE');

  const issued = await issue(tokens, account, place);
  await db.transaction(async (tx) => {
    await useUp(tx, claims);
    await openSession(tx, issued, account.id, place, request, body);
    const actor = {
      accountId: account.id,
      fullname: account.fullname,
      propertyId: place.property?.id ?? null,
    };
    await auditAs(tx, actor, request, {
      action: 'bypass',
      entity: 'session',
      entityId: issued.sessionId,
      title: account.fullname,
      changes: { app: [null, claims.app] },
    });
  });
  return issued.answer;
}

/** Opens a session for a person whom another app vouches for; the refusals are the contract's. */
export const bypass =
  (db: NodePgDatabase, tokens: TokenSigner, apps: BypassApps) =>
  async (body: z.output<typeof bypassLogin>, request: ServiceRequest): Promise<SignedIn> => {
    try {
      return await open(db, tokens, apps, body, request);
    } catch (error) {
      const app = Object.hasOwn(apps, body.app) ? body.app : null;
      if (error instanceof Problem) await recordRefusedBypass(db, app, error, request);
      throw error;
    }
  };
