import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { staffEndpoints } from '@/contracts/auth/staff';
import { endSessions } from '@/services/auth/sign-in/account-sessions';
import { makeInvitation, sendInvitation } from '@/services/auth/sign-in/invitation';
import { closeLinks } from '@/services/auth/sign-in/links';
import { accountProperties, accounts } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import type { Post } from '@/services/kit/mail/post';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import { lockRow, nextChange, requireVersion } from '@/services/kit/records/change-row';
import { addAccount } from './new-account';
import { checkPlaces, lockAdmins, readable, requireAdminLeft, requireGrants } from './staff-guards';
import { listStaff, readStaff, staffFile } from './staff-read';

const duplicates = { accounts_email_unique: 'email', accounts_username_unique: 'username' };

const line = linesOf('staff', ({ fullname }: { id: string; fullname: string }) => fullname);

/** The accounts, their places and roles. What is taken from one counts at its next call. */
export const staffHandlers = (db: NodePgDatabase, post: Post): Handlers<typeof staffEndpoints> => {
  async function account(tx: Db, request: ServiceRequest, id: string) {
    await lockAdmins(tx);
    await lockRow(tx, accounts, eq(accounts.id, id));
    const before = await readStaff(tx, id);
    await requireGrants(tx, request, before);
    return before;
  }

  async function notJoined(tx: Db, request: ServiceRequest, id: string) {
    const { joined } = await account(tx, request, id);
    if (joined) throw new Problem('JOINED');
  }

  const send = ({ caller }: ServiceRequest, accountId: string, token: string) =>
    sendInvitation(db, post, { accountId, by: caller.fullname, token });

  return {
    list: async ({ query }, request) => {
      requireMainAdmin(request);
      return listStaff(db, query);
    },

    download: ({ query }, request) => {
      requireMainAdmin(request);
      return staffFile(db, query);
    },

    get: async ({ params }, request) => {
      requireMainAdmin(request);
      return readStaff(db, params.id);
    },

    upsert: async ({ body: { id, version, works, ...fields } }, request) => {
      requireMainAdmin(request);
      request.require(id ? 'staff:edit' : 'staff:create');
      const { saved, token } = await refuseDuplicates(duplicates, () =>
        db.transaction(async (tx) => {
          const before = id ? await account(tx, request, id) : undefined;
          if (before) requireVersion(before, version);
          await checkPlaces(tx, { ...fields, works });
          await requireGrants(tx, request, { ...fields, works });
          const accountId = id ?? (await addAccount(tx, request, fields));
          if (before) {
            const next = { ...fields, ...nextChange(accounts, request) };
            await tx.update(accounts).set(next).where(eq(accounts.id, accountId));
            // Links that went to another address are not this person's.
            if (before.email !== fields.email) await closeLinks(tx, accountId);
          }
          await tx.delete(accountProperties).where(eq(accountProperties.accountId, accountId));
          if (works.length > 0) {
            await tx
              .insert(accountProperties)
              .values(works.map((work) => ({ accountId, ...work })));
          }
          await requireAdminLeft(tx, request, before);
          const token = before ? undefined : await makeInvitation(tx, accountId);
          const saved = await readStaff(tx, accountId);
          const changes = changedFields(before ? readable(before) : {}, readable(saved));
          await audit(tx, request, line(id ? 'edit' : 'create', saved, changes));
          return { saved, token };
        }),
      );
      return token ? { ...saved, invitation: await send(request, saved.id, token) } : saved;
    },

    invite: async ({ params: { id } }, request) => {
      requireMainAdmin(request);
      const { saved, token } = await db.transaction(async (tx) => {
        await notJoined(tx, request, id);
        const token = await makeInvitation(tx, id);
        const saved = await readStaff(tx, id);
        await audit(tx, request, line('invite', saved, {}));
        return { saved, token };
      });
      return { ...saved, invitation: await send(request, id, token) };
    },

    uninvite: ({ params: { id } }, request) => {
      requireMainAdmin(request);
      return db.transaction(async (tx) => {
        await notJoined(tx, request, id);
        await closeLinks(tx, id);
        const saved = await readStaff(tx, id);
        await audit(tx, request, line('uninvite', saved, {}));
        return saved;
      });
    },

    active: ({ params: { id }, body: { active } }, request) => {
      requireMainAdmin(request);
      return db.transaction(async (tx) => {
        const before = await account(tx, request, id);
        if (!active && id === request.caller.accountId) throw new Problem('OWN_ACCOUNT');
        await tx
          .update(accounts)
          .set({ active, ...nextChange(accounts, request) })
          .where(eq(accounts.id, id));
        if (!active) await endSessions(tx, id);
        await requireAdminLeft(tx, request, before);
        const action = active ? 'activate' : 'deactivate';
        await audit(tx, request, line(action, before, changedFields(before, { active })));
        return readStaff(tx, id);
      });
    },

    revoke: ({ params: { id } }, request) => {
      requireMainAdmin(request);
      return db.transaction(async (tx) => {
        const before = await account(tx, request, id);
        await endSessions(tx, id);
        const changes = { sessions: [before.sessions, 0] };
        await audit(tx, request, line('revoke-sessions', before, changes));
        return readStaff(tx, id);
      });
    },
  };
};
