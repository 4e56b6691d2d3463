import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { accountEndpoints, Profile } from '@/contracts/auth/account';
import { accounts } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { audit, changedFields } from '@/services/kit/records/audit';
import { nextChange } from '@/services/kit/records/change-row';
import { endSessions, openSessions, revokeSession } from './account-sessions';
import { deviceName, deviceOf } from './device';
import { checkPassword, hashPassword } from './passwords';
import { addressSubject, countTry, forgetTries, fromSubject } from './sign-in-tries';

/** Serves a person's own account: profile, password, and where it is signed in. */
export function accountHandlers(db: NodePgDatabase): Handlers<typeof accountEndpoints> {
  async function own(accountId: string) {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw new Problem('SESSION_ENDED');
    return account;
  }

  async function change(
    draft: Partial<Pick<Profile, 'fullname' | 'language'>>,
    request: ServiceRequest,
  ) {
    const before = await own(request.caller.accountId);
    const changes = changedFields(before, draft);
    if (Object.keys(changes).length === 0) return before;
    return db.transaction(async (tx) => {
      const [after] = await tx
        .update(accounts)
        .set({ ...draft, ...nextChange(accounts, request) })
        .where(eq(accounts.id, before.id))
        .returning();
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'staff', entityId: before.id },
        title: (after ?? before).fullname,
        changes,
      });
      return after ?? before;
    });
  }

  return {
    profile: async (_call, { caller }) => own(caller.accountId),

    changeProfile: ({ body }, request) => change(body, request),
    changeLanguage: ({ body }, request) => change(body, request),

    changePassword: async ({ body }, request) => {
      const { accountId, sessionId } = request.caller;
      const account = await own(accountId);
      const subject = fromSubject(accountId, request.ip);
      const address = addressSubject(request.ip);
      // A session left open must not become a place to guess the password.
      await countTry(db, address);
      await countTry(db, subject);
      if (!(await checkPassword(account.passwordHash, body.oldPassword))) {
        throw invalidField('oldPassword', 'wrongPassword');
      }
      await forgetTries(db, [subject, address]);
      if (await checkPassword(account.passwordHash, body.newPassword)) {
        throw invalidField('newPassword', 'samePassword');
      }
      const passwordHash = await hashPassword(body.newPassword);
      await db.transaction(async (tx) => {
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
        await endSessions(tx, accountId, { except: sessionId });
        await audit(tx, request, {
          action: 'change-password',
          entity: 'staff',
          entityId: accountId,
          title: account.fullname,
        });
      });
      return {};
    },

    devices: async (_call, { caller }) => {
      const open = await openSessions(db, caller.accountId);
      return open.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
        id,
        ...deviceOf(userAgent),
        ip,
        signedInAt: createdAt,
        lastUsedAt,
        current: id === caller.sessionId,
      }));
    },

    signOutDevice: async ({ body }, request) => {
      await db.transaction(async (tx) => {
        const ended = await revokeSession(tx, request.caller.accountId, body.id);
        if (!ended) throw new Problem('NOT_FOUND');
        await audit(tx, request, {
          ...{ action: 'sign-out', entity: 'session', entityId: body.id },
          title: deviceName(ended.userAgent) || ended.ip,
        });
      });
      return {};
    },
  };
}
