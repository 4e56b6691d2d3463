import cn from '@locales/cn/letters.json';
import en from '@locales/en/letters.json';
import th from '@locales/th/letters.json';
import { and, eq, gt, inArray, isNull, max } from 'drizzle-orm';
import type { Invitation } from '@/contracts/auth/invitation';
import { accountProperties, accounts, passwordResets, roles } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { Post } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { linkLetter } from './link-letter';
import { makeLink } from './links';

const days = 7;
const texts = { th, en, cn };

type Account = typeof accounts.$inferSelect;

/** What an account has for a password until its person has chosen one: nothing fits it. */
export const noPassword = '';

/** Who has chosen no password yet is known by an invitation alone. */
export const hasJoined = ({ passwordHash }: Pick<Account, 'passwordHash'>) =>
  passwordHash !== noPassword;

/** Until when the accounts' invitations can be followed; those without an open one are left out. */
export async function invitedUntil(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ accountId: passwordResets.accountId, until: max(passwordResets.expiresAt) })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(
      and(
        inArray(accounts.id, [...accountIds]),
        eq(accounts.passwordHash, noPassword),
        isNull(passwordResets.replacedAt),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, new Date().toISOString()),
      ),
    )
    .groupBy(passwordResets.accountId);
  return new Map(rows.map(({ accountId, until }) => [accountId, until ?? '']));
}

/** Makes the link by which an account's person chooses a password; told once, and kept as a hash. */
export const makeInvitation = (db: Db, accountId: string): Promise<string> =>
  makeLink(db, accountId, days * 24 * 60);

/** Where an account works and as what, as its letters say it. */
async function placesOf(db: Db, accountId: string, propertyId?: string): Promise<string[]> {
  const rows = await db
    .select({ place: properties.nameTh, role: roles.name })
    .from(accountProperties)
    .innerJoin(properties, eq(properties.id, accountProperties.propertyId))
    .innerJoin(roles, eq(roles.id, accountProperties.roleId))
    .where(
      and(
        eq(accountProperties.accountId, accountId),
        propertyId ? eq(accountProperties.propertyId, propertyId) : undefined,
      ),
    )
    .orderBy(properties.nameTh);
  return rows.map(({ place, role }) => `${place} (${role})`);
}

/** Tells whoever has an account already that they work in one more property; a letter after the answer. */
export function tellOfPlace(
  db: Db,
  post: Post,
  { account, by, propertyId }: { account: Account; by: string; propertyId: string },
): void {
  post.later(async () => {
    const [place = ''] = await placesOf(db, account.id, propertyId);
    const words = texts[account.language].staffAdded;
    const values = { name: account.fullname, email: account.email, by, place };
    return linkLetter(account, words, values, `${post.portalUrl}/login`);
  });
}

/**
 * Sends the link to whom it is for. Where no letter leaves the house, or this one could not, the link is
 * answered, for whoever invites to hand over.
 */
export async function sendInvitation(
  db: Db,
  post: Post,
  { accountId, by, token }: { accountId: string; by: string; token: string },
): Promise<Invitation> {
  const link = `${post.portalUrl}/invitation#${token}`;
  const [to] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!to) throw new Problem('NOT_FOUND');
  const { email, fullname } = to;
  const places = (await placesOf(db, accountId)).join(', ');
  const words = texts[to.language].staffInvitation;
  const where = places && filled(words.where, { places });
  const values = { name: fullname, by, email, days: String(days), where };
  const letter = linkLetter(to, words, values, link);
  const isSent = await post
    .send(async () => letter)
    .then(
      () => post.delivers,
      () => false,
    );
  return { link: isSent ? null : link };
}
