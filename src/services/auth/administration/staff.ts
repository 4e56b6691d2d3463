import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { staffEndpoints } from '@/contracts/auth/staff';
import { endSessions } from '@/services/auth/sign-in/account-sessions';
import { firstPassword, hashPassword } from '@/services/auth/sign-in/passwords';
import { accountProperties, accounts } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { checkPlaces, lockAdmins, readable, requireAdminLeft, requireGrants } from './staff-guards';
import { listStaff, readStaff, staffFile } from './staff-read';

const duplicates = { accounts_email_unique: 'email', accounts_username_unique: 'username' };

const line = linesOf('staff', ({ fullname }: { id: string; fullname: string }) => fullname);

/** The accounts, their places and roles. What is taken from one counts at its next call. */
export const staffHandlers = (db: NodePgDatabase): Handlers<typeof staffEndpoints> => {
  async function account(tx: Db, request: ServiceRequest, id: string) {
    await lockAdmins(tx);
    await lockRow(tx, accounts, eq(accounts.id, id));
    const before = await readStaff(tx, id);
    await requireGrants(tx, request, before);
    return before;
  }

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
      const password = id ? undefined : firstPassword();
      const passwordHash = password && (await hashPassword(password));
      const accountId = id ?? uuidv7();
      return refuseDuplicates(duplicates, () =>
        db.transaction(async (tx) => {
          const before = id ? await account(tx, request, id) : undefined;
          if (before) requireVersion(before, version);
          await checkPlaces(tx, { ...fields, works });
          await requireGrants(tx, request, { ...fields, works });
          if (before) {
            const next = { ...fields, ...nextChange(accounts, request) };
            await tx.update(accounts).set(next).where(eq(accounts.id, accountId));
          } else {
            const stamp = changeStamp(request);
            await tx.insert(accounts).values({
              ...fields,
              ...stamp,
              id: accountId,
              passwordHash: passwordHash ?? '',
              createdAt: stamp.updatedAt,
            });
          }
          await tx.delete(accountProperties).where(eq(accountProperties.accountId, accountId));
          if (works.length > 0) {
            await tx
              .insert(accountProperties)
              .values(works.map((work) => ({ accountId, ...work })));
          }
          await requireAdminLeft(tx, request, before);
          const saved = await readStaff(tx, accountId);
          const changes = changedFields(before ? readable(before) : {}, readable(saved));
          await audit(tx, request, line(id ? 'edit' : 'create', saved, changes));
          return password ? { ...saved, firstPassword: password } : saved;
        }),
      );
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
