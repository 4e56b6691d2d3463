import { asc, eq } from 'drizzle-orm';
import { noPassword } from '@/services/auth/sign-in/invitation';
import { forgetAccountTries } from '@/services/auth/sign-in/sign-in-tries';
import {
  accountProperties,
  accounts,
  passwordResets,
  refreshTokens,
  roles,
  sessions,
} from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { Holding, Worker } from '@/services/kit/personal/holding';
import { whole } from './whole';

/** What an account is, where it works, and the links that were sent to it; its row stays for what names its id. */
export const account: Holding<Worker> = {
  columns: [
    ...[accounts.email, accounts.username, accounts.fullname, accounts.passwordHash],
    ...[accounts.platformRoleId, accounts.language],
    ...whole(accountProperties, passwordResets),
  ],
  rows: async (db, { id }) => {
    const [own] = await db
      .select({
        id: accounts.id,
        fullname: accounts.fullname,
        email: accounts.email,
        username: accounts.username,
        language: accounts.language,
        platformRole: roles.name,
        active: accounts.active,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(roles, eq(roles.id, accounts.platformRoleId))
      .where(eq(accounts.id, id));
    const works = await db
      .select({ property: properties.nameTh, role: roles.name })
      .from(accountProperties)
      .innerJoin(properties, eq(properties.id, accountProperties.propertyId))
      .innerJoin(roles, eq(roles.id, accountProperties.roleId))
      .where(eq(accountProperties.accountId, id));
    const links = await db
      .select({ goodUntil: passwordResets.expiresAt, usedAt: passwordResets.usedAt })
      .from(passwordResets)
      .where(eq(passwordResets.accountId, id))
      .orderBy(asc(passwordResets.expiresAt));
    return own ? [{ ...own, works, links }] : [];
  },
  forget: async (tx, { id, former }) => {
    await tx.delete(accountProperties).where(eq(accountProperties.accountId, id));
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, id));
    await tx
      .update(accounts)
      .set({
        ...{ email: id, username: id, fullname: former, passwordHash: noPassword },
        ...{ platformRoleId: null, language: 'th' },
      })
      .where(eq(accounts.id, id));
  },
};

export const signIns: Holding<Worker> = {
  columns: whole(sessions, refreshTokens),
  rows: (db, { id }) =>
    db
      .select({
        id: sessions.id,
        property: properties.nameTh,
        signedInAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        endedAt: sessions.revokedAt,
        ip: sessions.ip,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .leftJoin(properties, eq(properties.id, sessions.propertyId))
      .where(eq(sessions.accountId, id))
      .orderBy(asc(sessions.createdAt)),
  forget: async (tx, { id }) => {
    await forgetAccountTries(tx, id);
    await tx.delete(sessions).where(eq(sessions.accountId, id));
  },
};
