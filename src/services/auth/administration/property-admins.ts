import { and, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { smartAdmin } from '@/contracts/auth/role';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { invitedUntil, noPassword } from '@/services/auth/sign-in/invitation';
import { permissionsAt } from '@/services/auth/sign-in/places';
import { accountProperties, accounts, roles } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { Post } from '@/services/kit/mail/post';
import { audit } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { unchangedBuiltin } from './builtin-roles';
import { propertyInvitations } from './property-invitations';
import { requireWithin } from './within';

const person = { id: accounts.id, fullname: accounts.fullname, email: accounts.email };
const joined = sql<boolean>`${accounts.passwordHash} <> ${noPassword}`;
const manager = eq(roles.builtin, 'manager');

/** The active accounts and what each is at a property; those that work elsewhere alone have no role. */
const peopleAt = (db: Db, propertyId: string) =>
  db
    .select({ ...person, joined, roleId: roles.id, roleName: roles.name, builtin: roles.builtin })
    .from(accounts)
    .leftJoin(
      accountProperties,
      and(
        eq(accountProperties.accountId, accounts.id),
        eq(accountProperties.propertyId, propertyId),
      ),
    )
    .leftJoin(roles, eq(roles.id, accountProperties.roleId))
    .orderBy(inThaiOrder(accounts.fullname), accounts.id)
    .$dynamic();

const isActive = eq(accounts.active, true);

/** The accounts that the caller may make admins: of the property's staff, or of the platform's all. */
const mayBecome = ({ caller }: ServiceRequest) =>
  and(
    isActive,
    isNull(accounts.platformRoleId),
    sql`${roles.builtin} is distinct from 'manager'`,
    caller.platform ? undefined : isNotNull(roles.id),
  );

const isWithin = ({ caller }: ServiceRequest, permissions: readonly string[]) =>
  permissions.every((one) => (caller.permissions as ReadonlySet<string>).has(one));

async function told(db: Db, request: ServiceRequest) {
  const { propertyId } = request;
  const people = await peopleAt(db, propertyId).where(and(isActive, isNotNull(roles.id)));
  const known = await db.select().from(roles).orderBy(inThaiOrder(roles.name));
  const off = await featuresOff(db, propertyId);
  const invitable = known.filter(
    ({ builtin, permissions }) =>
      builtin !== smartAdmin && isWithin(request, permissionsAt(permissions, off)),
  );
  const ids = people.map(({ id }) => id);
  const invited = await invitedUntil(db, ids);
  const colleagues = people.map((one) => ({
    ...one,
    roleName: one.roleName ?? '',
    invited: invited.has(one.id),
  }));
  return {
    rows: colleagues.filter(({ builtin }) => builtin === 'manager'),
    roles: invitable.filter(({ builtin }) => builtin !== 'manager'),
    staff: colleagues.filter(({ builtin }) => builtin !== 'manager'),
    invitable: invitable.map((one) => ({ ...one, builtin: unchangedBuiltin(one) })),
  };
}

async function featuresOff(db: Db, propertyId: string): Promise<string[]> {
  const [row] = await db.select().from(properties).where(eq(properties.id, propertyId));
  return row?.featuresOff ?? [];
}

/** The role somebody is to have from now on. */
async function roleToGive(db: Db, admin: boolean, roleId: string | null) {
  if (!admin && !roleId) return undefined;
  const which = admin ? manager : eq(roles.id, roleId ?? '');
  const [role] = await db.select().from(roles).where(which).for('share');
  if (!role || role.builtin === smartAdmin || (!admin && role.builtin === 'manager')) {
    throw invalidField('roleId', 'invalid');
  }
  return role;
}

/** Throws `BEYOND_OWN_RIGHTS` unless the caller holds all that is given and all that is taken there. */
async function requireBoth(
  db: Db,
  request: ServiceRequest,
  given: typeof roles.$inferSelect | undefined,
  takenId: string | null,
) {
  const [taken] = await db
    .select()
    .from(roles)
    .where(takenId ? eq(roles.id, takenId) : sql`false`)
    .for('share');
  const off = await featuresOff(db, request.propertyId);
  const both = [given, taken].flatMap((role) => role?.permissions ?? []);
  requireWithin(request, permissionsAt(both, off));
}

/** Serves who administers a property, by the accounts that work in it. */
export const propertyAdminHandlers = (
  db: NodePgDatabase,
  post: Post,
): Handlers<typeof propertyAdminEndpoints> => ({
  ...propertyInvitations(db, post, { told, requireBoth }),
  list: (_call, request) => told(db, request),

  candidates: async ({ query: { keywords } }, request) => {
    const like = keywords?.trim() && contains(normalThai(keywords));
    const named = like
      ? or(ilike(accounts.fullname, like), ilike(accounts.email, like))
      : undefined;
    return peopleAt(db, request.propertyId)
      .where(and(mayBecome(request), named))
      .limit(20);
  },

  change: async ({ body: { propertyId, accountId, admin, roleId = null } }, request) => {
    if (propertyId !== request.propertyId) throw new Problem('NOT_FOUND');
    await db.transaction(async (tx) => {
      // One change at a time, so that two admins cannot take each other out at once.
      const property = await lockRow(tx, properties, eq(properties.id, propertyId));
      const [who] = await peopleAt(tx, propertyId).where(
        and(eq(accounts.id, accountId), admin ? mayBecome(request) : manager),
      );
      if (!who) throw new Problem('NOT_FOUND');
      if (!admin && accountId === request.caller.accountId) throw new Problem('OWN_ACCOUNT');
      const role = await roleToGive(tx, admin, roleId);
      await requireBoth(tx, request, role, who.roleId);
      const place = { accountId, propertyId };
      if (role) {
        await tx
          .insert(accountProperties)
          .values({ ...place, roleId: role.id })
          .onConflictDoUpdate({
            target: [accountProperties.accountId, accountProperties.propertyId],
            set: { roleId: role.id },
          });
      } else {
        await tx
          .delete(accountProperties)
          .where(
            and(
              eq(accountProperties.accountId, accountId),
              eq(accountProperties.propertyId, propertyId),
            ),
          );
      }
      const left = await peopleAt(tx, propertyId).where(and(isActive, manager)).limit(1);
      if (left.length === 0) throw new Problem('LAST_PROPERTY_ADMIN');
      await tx
        .update(accounts)
        .set({ ...nextChange(accounts, request) })
        .where(eq(accounts.id, accountId));
      const worksAs = (name: string | null | undefined) =>
        name ? [`${property.nameTh}: ${name}`] : [];
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'staff', entityId: accountId, title: who.fullname },
        changes: { works: [worksAs(who.roleName), worksAs(role?.name)] },
      });
    });
    request.changed('property-settings');
    return told(db, request);
  },
});
