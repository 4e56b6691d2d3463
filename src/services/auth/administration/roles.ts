import texts from '@locales/th/roles.json';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { type Role, roleColumns, type roleEndpoints, smartAdmin } from '@/contracts/auth/role';
import { roles as feature } from '@/contracts/features/platform/roles';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { knownPermissions } from '@/services/auth/sign-in/places';
import { accountProperties, roles } from '@/services/auth/tables';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { foundFile, type Sheet, sheetTexts } from '@/services/kit/files/list-file';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { holding, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { requireWithin } from './within';

const people = sql<number>`(
  select count(*) from accounts where accounts.platform_role_id = roles.id or exists (
    select 1 from account_properties held
    where held.account_id = accounts.id and held.role_id = roles.id))`.mapWith(Number);

const columns = {
  id: roles.id,
  version: roles.version,
  builtin: roles.builtin,
  name: roles.name,
  permissions: roles.permissions,
  people,
  updatedAt: roles.updatedAt,
  updatedBy: roles.updatedBy,
};

const entity = (row: Role): Role => ({ ...row, permissions: knownPermissions(row.permissions) });

async function readRole(db: Db, id: string): Promise<Role> {
  const [row] = await db.select(columns).from(roles).where(eq(roles.id, id));
  if (!row) throw new Problem('NOT_FOUND');
  return entity(row);
}

const lockedRole = (db: Db, id: string) => lockRow(db, roles, eq(roles.id, id));

const line = linesOf('role', ({ name }: { id: string; name: string }) => name);

function foundBy({ sort, keywords }: { sort?: string | undefined; keywords?: string | undefined }) {
  const order = sort === '-name' ? desc(inThaiOrder(roles.name)) : inThaiOrder(roles.name);
  return {
    where: holding(keywords, roles.name),
    order: [...(sort ? [] : [sql`${roles.builtin} is null`]), order, asc(roles.id)],
  };
}

const sheet: Sheet<Role> = {
  columns: roleColumns,
  texts: sheetTexts(texts, feature),
  cells: {
    builtin: ({ builtin }) => (builtin ? texts.ofSystem : texts.custom),
    permissions: ({ permissions }) =>
      permissions.length === allPermissions.length ? texts.holdsAll : permissions.length,
  },
};

/** The properties at which somebody works by the role. */
async function placesOf(db: Db, roleId: string): Promise<string[]> {
  const { propertyId } = accountProperties;
  const held = await db
    .select({ propertyId })
    .from(accountProperties)
    .where(eq(accountProperties.roleId, roleId))
    .groupBy(propertyId);
  return held.map((one) => one.propertyId);
}

/** The roles with how many hold each; every change counts from its holders' next call on. */
export const roleHandlers = (db: NodePgDatabase): Handlers<typeof roleEndpoints> => ({
  list: async ({ query }, request) => {
    requireMainAdmin(request);
    const select = db.select(columns).from(roles).$dynamic();
    const { rows, total } = await pageOf(db, roles, { select, ...foundBy(query), query });
    return { rows: rows.map(entity), total };
  },

  download: ({ query }, request) => {
    requireMainAdmin(request);
    return foundFile<Role>(db, roles, sheet, {
      ...foundBy(query),
      read: async (ids) =>
        (await db.select(columns).from(roles).where(inArray(roles.id, ids))).map(entity),
    });
  },

  get: async ({ params }, request) => {
    requireMainAdmin(request);
    return readRole(db, params.id);
  },

  upsert: async ({ body: { id, version, ...draft } }, request) => {
    requireMainAdmin(request);
    request.require(id ? 'roles:edit' : 'roles:create');
    const fields = { name: draft.name, permissions: knownPermissions(draft.permissions) };
    const stored = await db.transaction(async (tx) => {
      if (!id) {
        requireWithin(request, fields.permissions);
        const added = { ...fields, ...changeStamp(request), id: uuidv7() };
        await tx.insert(roles).values(added);
        const changes = changedFields({}, fields);
        await audit(tx, request, line('create', added, changes));
        return readRole(tx, added.id);
      }
      const before = await lockedRole(tx, id);
      if (before.builtin === smartAdmin) throw new Problem('BUILTIN_ROLE');
      requireVersion(before, version);
      const old = { name: before.name, permissions: knownPermissions(before.permissions) };
      const both = [...old.permissions, ...fields.permissions];
      const isKept = (one: Permission) =>
        old.permissions.includes(one) && fields.permissions.includes(one);
      requireWithin(
        request,
        both.filter((one) => !isKept(one)),
      );
      await tx
        .update(roles)
        .set({ ...fields, ...nextChange(roles, request) })
        .where(eq(roles.id, id));
      const changes = changedFields(old, fields);
      await audit(tx, request, line('edit', { ...fields, id }, changes));
      return readRole(tx, id);
    });
    if (id) request.changed('roles', await placesOf(db, id));
    return stored;
  },

  remove: ({ params: { id } }, request) => {
    requireMainAdmin(request);
    return db.transaction(async (tx) => {
      const before = await lockedRole(tx, id);
      if (before.builtin) throw new Problem('BUILTIN_ROLE');
      requireWithin(request, knownPermissions(before.permissions));
      const { people: holders } = await readRole(tx, id);
      if (holders > 0) throw new Problem('ROLE_IN_USE', { count: holders });
      await tx.delete(roles).where(eq(roles.id, id));
      const { name, permissions } = before;
      const changes = changedFields({ name, permissions }, { name: null, permissions: null });
      await audit(tx, request, line('delete', before, changes));
      return { id };
    });
  },
});
