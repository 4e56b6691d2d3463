import common from '@locales/th/common.json';
import texts from '@locales/th/staff.json';
import { and, eq, exists, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { type Staff, staffColumns, type staffFilter } from '@/contracts/auth/staff';
import { staff as feature } from '@/contracts/features/platform/staff';
import type { Page } from '@/contracts/kit/calls/page-query';
import { invitedUntil, noPassword } from '@/services/auth/sign-in/invitation';
import { accountProperties, accounts, roles, sessions } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { foundFile, type Sheet, sheetTexts } from '@/services/kit/files/list-file';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { filled } from '@/services/kit/text/letter-text';
import { inThaiOrder, thaiDay } from '@/services/kit/text/thai-text';

/** As long as a refresh token is good for. */
const sessionMs = 30 * 86_400_000;

type Shown = Pick<
  typeof accounts.$inferSelect,
  | 'id'
  | 'version'
  | 'active'
  | 'fullname'
  | 'email'
  | 'username'
  | 'platformRoleId'
  | 'updatedAt'
  | 'updatedBy'
> & { platformRoleName: string | null; joined: boolean };

const isOpen = () =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.lastUsedAt, new Date(Date.now() - sessionMs).toISOString()),
  );

/** Who never was here comes before all others. */
const lastUsed = sql`coalesce((
  select max(used.last_used_at) from sessions used where used.account_id = accounts.id), '-infinity')`;

/** Accounts with where they work, when they were last used and how many sign-ins are open, in the order of `rows`. */
async function withPlaces(db: Db, rows: Shown[]): Promise<Staff[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const works = await db
    .select({
      accountId: accountProperties.accountId,
      propertyId: accountProperties.propertyId,
      roleId: accountProperties.roleId,
      propertyName: properties.nameTh,
      roleName: roles.name,
    })
    .from(accountProperties)
    .innerJoin(properties, eq(properties.id, accountProperties.propertyId))
    .innerJoin(roles, eq(roles.id, accountProperties.roleId))
    .where(inArray(accountProperties.accountId, ids))
    .orderBy(inThaiOrder(properties.nameTh));
  const open = await db
    .select({
      accountId: sessions.accountId,
      sessions: sql<number>`count(*) filter (where ${isOpen()})`.mapWith(Number),
      lastUsedAt: max(sessions.lastUsedAt),
    })
    .from(sessions)
    .where(inArray(sessions.accountId, ids))
    .groupBy(sessions.accountId);
  const invited = await invitedUntil(db, ids);
  const openOf = new Map(open.map(({ accountId, ...one }) => [accountId, one]));
  return rows.map((row) => ({
    ...row,
    ...{ sessions: 0, lastUsedAt: null, ...openOf.get(row.id) },
    works: works
      .filter(({ accountId }) => accountId === row.id)
      .map(({ accountId: _, ...work }) => work),
    invitedUntil: invited.get(row.id) ?? null,
  }));
}

const shown = (db: Db) =>
  db
    .select({
      id: accounts.id,
      version: accounts.version,
      active: accounts.active,
      fullname: accounts.fullname,
      email: accounts.email,
      username: accounts.username,
      platformRoleId: accounts.platformRoleId,
      platformRoleName: roles.name,
      joined: sql<boolean>`${accounts.passwordHash} <> ${noPassword}`,
      updatedAt: accounts.updatedAt,
      updatedBy: accounts.updatedBy,
    })
    .from(accounts)
    .leftJoin(roles, eq(roles.id, accounts.platformRoleId));

/** One account; throws `NOT_FOUND`, also for one that was erased. */
export async function readStaff(db: Db, id: string): Promise<Staff> {
  const [found] = await withPlaces(
    db,
    await shown(db).where(and(eq(accounts.id, id), isNull(accounts.erasedAt))),
  );
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

type Query = z.output<typeof staffFilter>;

/** Accounts whose name, e-mail or user name contains the keywords, by Thai name. */
function foundBy(db: Db, query: Omit<Query, 'page' | 'limit'>) {
  const worksAs = (...conditions: SQL[]) =>
    exists(
      db
        .select({ accountId: accountProperties.accountId })
        .from(accountProperties)
        .where(and(eq(accountProperties.accountId, accounts.id), ...conditions)),
    );
  const { propertyId, roleId, active } = query;
  const inPlace = propertyId ? [eq(accountProperties.propertyId, propertyId)] : [];
  const asRole = roleId ? [eq(accountProperties.roleId, roleId)] : [];
  const works = propertyId || roleId ? worksAs(...inPlace, ...asRole) : undefined;
  const where = and(
    isNull(accounts.erasedAt),
    holding(query.keywords, accounts.fullname, accounts.email, accounts.username),
    // A role at the main admin is in no property.
    roleId && !propertyId ? or(works, eq(accounts.platformRoleId, roleId)) : works,
    active === undefined ? undefined : eq(accounts.active, active),
  );
  const { email, username } = accounts;
  const sorts = {
    ...{ fullname: inThaiOrder(accounts.fullname), email, username },
    lastUsedAt: lastUsed,
  };
  return { where, order: orderBy(query.sort, sorts, accounts.id) };
}

/** A page of the accounts that the filters find. */
export async function listStaff(db: Db, query: Query): Promise<Page<Staff>> {
  const select = shown(db).$dynamic();
  const { rows, total } = await pageOf(db, accounts, { select, ...foundBy(db, query), query });
  return { rows: await withPlaces(db, rows), total };
}

const sheet: Sheet<Staff> = {
  columns: staffColumns,
  texts: sheetTexts(texts, feature),
  cells: {
    active: ({ active, joined, invitedUntil }) =>
      active && !joined
        ? filled(invitedUntil ? texts.invited : texts.uninvited, {
            day: invitedUntil ? thaiDay(invitedUntil) : '',
          })
        : common.form[active ? 'active' : 'inactive'],
    works: ({ platformRoleName, works }) =>
      [
        ...(platformRoleName ? [`${common.shell.mainAdmin} · ${platformRoleName}`] : []),
        ...works.map(({ propertyName, roleName }) => `${propertyName} · ${roleName}`),
      ].join('\n'),
  },
};

/** All of them as .xlsx. */
export const staffFile = (db: NodePgDatabase, query: Omit<Query, 'page' | 'limit'>) =>
  foundFile(db, accounts, sheet, {
    ...foundBy(db, query),
    read: async (ids) => withPlaces(db, await shown(db).where(inArray(accounts.id, ids))),
  });
