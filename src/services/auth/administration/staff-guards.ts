import { and, eq, inArray } from 'drizzle-orm';
import { smartAdmin } from '@/contracts/auth/role';
import type { Staff, Workplace } from '@/contracts/auth/staff';
import { knownPermissions } from '@/services/auth/sign-in/places';
import { accounts, roles } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { requireWithin } from './within';

/** One change of accounts at a time, so that two admins cannot shut each other out at once. */
export const lockAdmins = (db: Db) =>
  db.select({ id: roles.id }).from(roles).where(eq(roles.builtin, smartAdmin)).for('update');

/** After a change: throws `LAST_ADMIN` or `OWN_ACCOUNT`, which undo it. */
export async function requireAdminLeft(
  db: Db,
  request: ServiceRequest,
  before: Staff | undefined,
): Promise<void> {
  const admins = await db
    .select({ id: accounts.id, roleId: roles.id })
    .from(roles)
    .leftJoin(accounts, and(eq(accounts.platformRoleId, roles.id), eq(accounts.active, true)))
    .where(eq(roles.builtin, smartAdmin));
  if (!admins.some(({ id }) => id)) throw new Problem('LAST_ADMIN');
  const own = request.caller.accountId;
  const wasOwn = before?.id === own && before.platformRoleId === admins[0]?.roleId;
  if (wasOwn && !admins.some(({ id }) => id === own)) throw new Problem('OWN_ACCOUNT');
}

interface Places {
  platformRoleId: string | null;
  works: readonly Workplace[];
}

const rolesIn = async (db: Db, { platformRoleId, works }: Places) => {
  const ids = [...(platformRoleId ? [platformRoleId] : []), ...works.map((one) => one.roleId)];
  // Locked, so that none grows or goes before the account has it.
  return ids.length > 0
    ? db.select().from(roles).where(inArray(roles.id, ids)).orderBy(roles.id).for('share')
    : [];
};

/** Throws `BEYOND_OWN_RIGHTS` unless the caller may give and take what these places hold. */
export async function requireGrants(db: Db, request: ServiceRequest, places: Places) {
  const held = await rolesIn(db, places);
  requireWithin(
    request,
    held.flatMap((role) => knownPermissions(role.permissions)),
  );
}

/** Throws a field's error for a role or property that is not there, or for no place at all. */
export async function checkPlaces(db: Db, places: Places): Promise<void> {
  const { platformRoleId, works } = places;
  if (!platformRoleId && works.length === 0) throw invalidField('works', 'noPlace');
  const known = new Map((await rolesIn(db, places)).map((role) => [role.id, role.builtin]));
  if (platformRoleId && !known.has(platformRoleId)) throw invalidField('platformRoleId', 'invalid');
  const ids = works.map(({ propertyId }) => propertyId);
  const there = await db
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, ids));
  // SMART Admin is the platform's own, never a property's.
  const isWrong = ({ roleId }: Workplace) => !known.has(roleId) || known.get(roleId) === smartAdmin;
  if (there.length < ids.length || works.some(isWrong)) throw invalidField('works', 'invalid');
}

/** An account's fields as the audit log's readers know them: names, no ids. */
export const readable = (staff: Staff) => ({
  fullname: staff.fullname,
  email: staff.email,
  username: staff.username,
  platformRole: staff.platformRoleName,
  works: staff.works.map((work) => `${work.propertyName}: ${work.roleName}`),
});
