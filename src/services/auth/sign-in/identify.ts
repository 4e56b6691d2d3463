import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { placeName } from '@/contracts/kit/calls/page-place';
import { accountProperties, accounts, roles, sessions } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { Caller, Callers } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { askedTogether } from '@/services/kit/database/asked-together';
import { permissionsAt } from './places';
import type { Claims, TokenSigner } from './tokens';

const lastUsedMs = 5 * 60_000;
const mostRemembered = 10_000;

interface Remembered {
  claims: Claims;
  /** The version of all rights that the caller was read at. */
  version: string;
  lastUsedMs: number;
  caller: Caller;
}

/** The account's role on the platform has the right to enter properties. */
const mayEnter = sql<boolean>`exists (select 1 from roles own
  where own.id = ${accounts.platformRoleId} and own.permissions ? 'properties:approve')`;

// By the session's own place: the main admin's role, or the one held in its property, where whoever
// has entered it is a manager.
const roleHere = sql`case
  when ${sessions.propertyId} is null then ${accounts.platformRoleId}
  when ${mayEnter} then (select id from roles where builtin = 'manager')
  else ${accountProperties.roleId} end`;

/** What is known of the sessions that stand for somebody, by their places. */
const standing = (db: NodePgDatabase, which: SQL | undefined) =>
  db
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      fullname: accounts.fullname,
      platform: sql<boolean>`${sessions.propertyId} is null or ${mayEnter}`,
      propertyId: sessions.propertyId,
      lastUsedAt: sessions.lastUsedAt,
      roleName: roles.name,
      permissions: roles.permissions,
      featuresOff: properties.featuresOff,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(properties, eq(properties.id, sessions.propertyId))
    .leftJoin(
      accountProperties,
      and(
        eq(accountProperties.accountId, sessions.accountId),
        eq(accountProperties.propertyId, sessions.propertyId),
      ),
    )
    .innerJoin(roles, eq(roles.id, roleHere))
    .where(
      and(
        which,
        isNull(sessions.revokedAt),
        eq(accounts.active, true),
        or(isNull(sessions.propertyId), eq(properties.active, true)),
      ),
    );

/** Of these sessions, those that still stand for somebody at the place: whom, and what they may do. */
export const standingSessions =
  (db: NodePgDatabase) =>
  async (
    place: string,
    ids: string[],
  ): Promise<ReadonlyMap<string, Pick<Caller, 'accountId' | 'permissions'>>> => {
    const isMain = place === placeName(null);
    const here = isMain ? isNull(sessions.propertyId) : eq(sessions.propertyId, place);
    const found = await standing(db, and(inArray(sessions.id, ids), here));
    return new Map(
      found.map(({ sessionId, accountId, permissions, featuresOff }) => [
        sessionId,
        { accountId, permissions: new Set(permissionsAt(permissions, featuresOff)) },
      ]),
    );
  };

/** Reads who a session stands for; `undefined` when it stands for nobody any more. */
async function readCaller(db: NodePgDatabase, { accountId, sessionId, endsAt }: Claims) {
  const [known] = await standing(
    db,
    and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)),
  );
  return (
    known && {
      lastUsedMs: Date.parse(known.lastUsedAt),
      caller: {
        accountId,
        sessionId,
        fullname: known.fullname,
        roleName: known.roleName,
        platform: known.platform,
        propertyId: known.propertyId,
        permissions: new Set(permissionsAt(known.permissions, known.featuresOff)),
        endsAt,
      },
    }
  );
}

/** Why a session stands for nobody: it was ended from elsewhere, or its account or place is gone. */
async function refusalOf(db: NodePgDatabase, sessionId: string): Promise<Problem> {
  const [session] = await db
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return new Problem(session?.revokedAt ? 'TOKEN_REVOKED' : 'SESSION_ENDED');
}

const notOver = ({ endsAt }: Claims) => Date.parse(endsAt) > Date.now();

/**
 * Knows the callers of access tokens. They are remembered until the database's version of all
 * rights grows, so that a revoked session, a closed account or a changed role counts from the next
 * call on, whichever process made the change.
 */
export function callers(db: NodePgDatabase, tokens: TokenSigner): Callers {
  const remembered = new Map<string, Remembered>();
  const rightsVersion = askedTogether(async () => {
    const { rows } = await db.execute<{ n: string }>(sql`select n from rights_version`);
    return rows[0]?.n ?? '';
  });

  function recall(token: string): Remembered | undefined {
    const known = remembered.get(token);
    return known && notOver(known.claims) ? known : undefined;
  }

  async function read(token: string, claims: Claims, version: string): Promise<Remembered> {
    remembered.delete(token);
    const found = await readCaller(db, claims);
    if (!found) throw await refusalOf(db, claims.sessionId);
    const known = { ...found, claims, version };
    remembered.set(token, known);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest) remembered.delete(oldest);
    return known;
  }

  return {
    remembered: (token) => recall(token)?.caller,

    async identify(token) {
      // A signature that was right once is right until the token ends.
      const claims = recall(token)?.claims ?? (await tokens.read(token, 'services'));
      // Read before the caller, never after: a change in between is then seen at the next call.
      const version = await rightsVersion();
      let known = remembered.get(token);
      if (known?.version !== version) known = await read(token, claims, version);
      if (Date.now() - known.lastUsedMs > lastUsedMs) {
        known.lastUsedMs = Date.now();
        const lastUsedAt = new Date(known.lastUsedMs).toISOString();
        await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, claims.sessionId));
      }
      return known.caller;
    },
  };
}
