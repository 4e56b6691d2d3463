import { and, eq, gt, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { recoveryEndpoints } from '@/contracts/auth/account';
import { accounts, passwordResets } from '@/services/auth/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Post } from '@/services/kit/mail/post';
import { auditAs } from '@/services/kit/records/audit';
import { endSessions } from './account-sessions';
import { hasJoined } from './invitation';
import { makeLink } from './links';
import { hashPassword } from './passwords';
import { linkMinutes, recoveryLetter } from './recovery-letter';
import { countTry, forgetAccountTries, forgotFromSubject, forgotSubject } from './sign-in-tries';
import { hashOf } from './tokens';

/** Why a link no longer opens. */
function refusal(link: typeof passwordResets.$inferSelect | undefined): Problem {
  if (!link) return new Problem('LINK_UNKNOWN');
  if (link.usedAt) return new Problem('LINK_USED');
  return new Problem(link.replacedAt ? 'LINK_REPLACED' : 'LINK_EXPIRED');
}

/** Serves whoever forgot the password: a link by e-mail, and a new password by it. */
export function recoveryHandlers(
  db: NodePgDatabase,
  post: Post,
): Handlers<typeof recoveryEndpoints> {
  async function letterTo(email: string) {
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
    // Who has chosen none yet has an invitation, which only its sender renews.
    if (!account?.active || !hasJoined(account)) return null;
    const token = await db.transaction((tx) => makeLink(tx, account.id, linkMinutes));
    return recoveryLetter(account, `${post.portalUrl}/resetpassword#${token}`);
  }

  return {
    forgot: async ({ body }, { ip }) => {
      await countTry(db, forgotFromSubject(ip));
      await countTry(db, forgotSubject(body.email));
      // Looked up after the answer: neither it nor its time tells whether the account exists.
      post.later(() => letterTo(body.email));
      return {};
    },

    reset: async ({ body }, request) => {
      const hash = eq(passwordResets.hash, hashOf(body.token));
      const opens = () =>
        and(
          hash,
          isNull(passwordResets.usedAt),
          isNull(passwordResets.replacedAt),
          gt(passwordResets.expiresAt, new Date().toISOString()),
        );
      const refuse = async () => {
        const [link] = await db.select().from(passwordResets).where(hash);
        throw refusal(link);
      };
      const [known] = await db
        .select({ account: accounts })
        .from(passwordResets)
        .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
        .where(opens());
      if (!known) return refuse();
      const { account } = known;
      if (!account.active) throw new Problem('ACCOUNT_INACTIVE');

      const joins = !hasJoined(account);
      const passwordHash = await hashPassword(body.password);
      const isOurs = await db.transaction(async (tx) => {
        const usedAt = new Date().toISOString();
        const [used] = await tx.update(passwordResets).set({ usedAt }).where(opens()).returning();
        if (!used) return false;
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
        await endSessions(tx, account.id);
        const who = { accountId: account.id, fullname: account.fullname, propertyId: null };
        await auditAs(tx, who, request, {
          action: joins ? 'accept-invitation' : 'reset-password',
          entity: 'staff',
          entityId: account.id,
          title: account.fullname,
        });
        return true;
      });
      if (!isOurs) return refuse();
      await forgetAccountTries(db, account.id);
      return { joined: joins ? account.email : null };
    },
  };
}
