import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties } from '@/services/db/tables';
import type { Identify } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { knownPermissions } from './places';
import { accountProperties, accounts, roles, sessions } from './tables';
import type { TokenSigner } from './tokens';

const lastUsedMs = 5 * 60_000;

// By the session's own place: the main admin's role, or the one held in its property, where an
// account of the platform is a manager.
const roleHere = sql`case
  when ${sessions.propertyId} is null then ${accounts.platformRoleId}
  when ${accounts.platformRoleId} is not null then (select id from roles where builtin = 'manager')
  else ${accountProperties.roleId} end`;

/**
 * Finds the caller of an access token in one query, so that a revoked session, a closed account or
 * a changed role counts from the next call on; throws `SESSION_ENDED`.
 */
export const identify =
  (db: NodePgDatabase, tokens: TokenSigner): Identify =>
  async (token) => {
    const { accountId, sessionId, endsAt } = await tokens.read(token, 'services');
    const [known] = await db
      .select({
        fullname: accounts.fullname,
        platformRoleId: accounts.platformRoleId,
        propertyId: sessions.propertyId,
        lastUsedAt: sessions.lastUsedAt,
        roleName: roles.name,
        permissions: roles.permissions,
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
          eq(sessions.id, sessionId),
          eq(sessions.accountId, accountId),
          isNull(sessions.revokedAt),
          eq(accounts.active, true),
          or(isNull(sessions.propertyId), eq(properties.active, true)),
        ),
      );
    if (!known) throw new Problem('SESSION_ENDED');

    if (Date.now() - Date.parse(known.lastUsedAt) > lastUsedMs) {
      const lastUsedAt = new Date().toISOString();
      await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId));
    }
    return {
      accountId,
      sessionId,
      endsAt,
      fullname: known.fullname,
      roleName: known.roleName,
      platform: known.platformRoleId !== null,
      propertyId: known.propertyId,
      permissions: new Set(knownPermissions(known.permissions)),
    };
  };
