import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { staffCareEndpoints } from '@/contracts/auth/staff-care';
import { type KeptDays, retentions } from '@/contracts/data-care/retention';
import { type staffEraseBars, staffHeld, staffHeldKinds } from '@/contracts/data-care/staff-held';
import { lockAdmins, requireGrants } from '@/services/auth/administration/staff-guards';
import { readStaff } from '@/services/auth/administration/staff-read';
import { accounts, sessions } from '@/services/auth/tables';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { atMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { allHeld, barTold, countsOf, forgetAll } from '@/services/kit/personal/all-held';
import { heldFile } from '@/services/kit/personal/held-file';
import type { StaffHoldings, Worker } from '@/services/kit/personal/holding';
import { audit } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

export interface StaffCareDeps {
  holdings: StaffHoldings;
  keptDays: KeptDays;
}

type Account = typeof accounts.$inferSelect;

/** Somebody, by the names that no colleague has, and how they are called once erased: in the order of that. */
async function workerOf(db: Db, { id, fullname }: Account): Promise<Worker> {
  const told = await db
    .select({ name: auditLog.accountName })
    .from(auditLog)
    .where(eq(auditLog.accountId, id))
    .groupBy(auditLog.accountName);
  const names = [...new Set([fullname, ...told.map(({ name }) => name)])].filter(Boolean);
  const shared = await db
    .select({ name: accounts.fullname })
    .from(accounts)
    .where(and(ne(accounts.id, id), inArray(accounts.fullname, names)));
  const [erased] = await db
    .select({ n: count() })
    .from(accounts)
    .where(isNotNull(accounts.erasedAt));
  return {
    id,
    names: names.filter((name) => !shared.some((other) => other.name === name)),
    former: `อดีตเจ้าหน้าที่ ${(erased?.n ?? 0) + 1}`,
  };
}

const lastUse = sql<
  string | null
>`max(coalesce(${sessions.revokedAt}, ${sessions.lastUsedAt}))`.mapWith(sessions.lastUsedAt);

interface Bar {
  code: (typeof staffEraseBars)[number];
  details?: { n: string; day: string };
}

/** Why an account may not be erased yet; the law's days count from when it was used last, or closed. */
async function barOf(
  db: Db,
  request: ServiceRequest,
  { id, active }: Account,
): Promise<Bar | null> {
  if (id === request.caller.accountId) return { code: 'OWN_ACCOUNT' };
  if (active) return { code: 'STAFF_ACTIVE' };
  const [used] = await db.select({ at: lastUse }).from(sessions).where(eq(sessions.accountId, id));
  if (!used?.at) return null;
  const { least } = retentions.sessions;
  const day = dayAfter(bangkokDay(new Date(used.at)), least);
  if (day <= bangkokDay(new Date())) return null;
  return { code: 'STAFF_JUST_LEFT', details: { n: String(least), day } };
}

/** What is done with the data of who has an account. */
export function staffCareHandlers(
  db: NodePgDatabase,
  { holdings, keptDays: days }: StaffCareDeps,
): Handlers<typeof staffCareEndpoints> {
  /** Held until the transaction ends, where the caller has all rights that it has. */
  const standing = async (tx: Db, request: ServiceRequest, id: string) => {
    await requireGrants(tx, request, await readStaff(tx, id));
    return lockRow(tx, accounts, eq(accounts.id, id));
  };
  const held = async (tx: Db, row: Account) =>
    allHeld(tx, staffHeldKinds, holdings, await workerOf(tx, row));

  return atMainAdmin({
    holds: ({ params: { id } }, request) =>
      db.transaction(async (tx) => {
        const row = await standing(tx, request, id);
        const bar = await barOf(tx, request, row);
        const kinds = countsOf(staffHeldKinds, await held(tx, row));
        return { kinds, bar: bar && barTold(bar.code, bar.details) };
      }),

    held: async ({ params: { id } }, request) => {
      const { name, all } = await db.transaction(async (tx) => {
        const row = await standing(tx, request, id);
        await audit(tx, request, {
          ...{ action: 'hand', entity: 'staff', entityId: id, title: row.fullname },
        });
        return { name: row.fullname, all: await held(tx, row) };
      });
      return heldFile({ name, all, kinds: staffHeld, days });
    },

    erase: ({ params: { id }, body: { reason } }, request) =>
      db.transaction(async (tx) => {
        await lockAdmins(tx);
        const row = await lockRow(tx, accounts, eq(accounts.id, id));
        if (row.erasedAt) return { fullname: row.fullname };
        await standing(tx, request, id);
        const bar = await barOf(tx, request, row);
        if (bar) throw new Problem(bar.code, bar.details);
        const worker = await workerOf(tx, row);
        await forgetAll(tx, staffHeldKinds, holdings, worker);
        const stamp = nextChange(accounts, request);
        await tx
          .update(accounts)
          .set({ ...stamp, erasedAt: stamp.updatedAt })
          .where(eq(accounts.id, id));
        await audit(tx, request, {
          ...{ action: 'erase', entity: 'staff', entityId: id, title: worker.former },
          changes: { reason: [null, reason] },
        });
        return { fullname: worker.former };
      }),
  });
}
