import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PropertyDimension } from '@/contracts/content/targets';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { accountProperties, accounts, roles, sessions } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { hashOf } from './tokens';

/** A property, or the main admin, and what an account is there. */
export interface Place {
  property: { id: string; nameTh: string; dimension: PropertyDimension } | null;
  roleName: string;
  permissions: Permission[];
  /** The account is one of the platform's. */
  platform: boolean;
}

const as = { roleName: roles.name, permissions: roles.permissions };
const there = {
  ...as,
  property: {
    id: properties.id,
    nameTh: properties.nameTh,
    dimension: properties.dimension,
  },
  featuresOff: properties.featuresOff,
};

/** Those of a role's permissions that this version knows, in the product's order. */
export const knownPermissions = (held: readonly string[]): Permission[] =>
  allPermissions.filter((permission) => held.includes(permission));

/** The same at a property, where some features may be switched off; none at the main admin (`null`). */
export const permissionsAt = (held: readonly string[], featuresOff: readonly string[] | null) =>
  knownPermissions(held).filter((one) => !featuresOff?.includes(one.split(':')[0] ?? ''));

type Reader = Pick<NodePgDatabase, 'select'>;

async function mainAdmin(db: Reader, accountId: string): Promise<Place | undefined> {
  const [platform] = await db
    .select(as)
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.platformRoleId))
    .where(eq(accounts.id, accountId));
  return (
    platform && {
      ...platform,
      property: null,
      platform: true,
      permissions: knownPermissions(platform.permissions),
    }
  );
}

const placeOf = (
  { featuresOff, permissions, ...place }: Omit<Place, 'platform'> & { featuresOff: string[] },
  platform: boolean,
): Place => ({ ...place, platform, permissions: permissionsAt(permissions, featuresOff) });

async function propertyPlace(
  db: Reader,
  accountId: string,
  propertyId?: string,
): Promise<Place | undefined> {
  const [staff] = await db
    .select(there)
    .from(accountProperties)
    .innerJoin(properties, eq(properties.id, accountProperties.propertyId))
    .innerJoin(roles, eq(roles.id, accountProperties.roleId))
    .where(
      and(
        eq(accountProperties.accountId, accountId),
        eq(properties.active, true),
        propertyId ? eq(properties.id, propertyId) : undefined,
      ),
    )
    .orderBy(inThaiOrder(properties.nameTh))
    .limit(1);
  return staff && placeOf(staff, false);
}

/** Whether an account's role on the platform has the right to enter properties. */
const mayEnter = (platform: Place) => platform.permissions.includes('properties:approve');

/** A property that an account of the platform has entered, as its manager. */
async function enteredPlace(
  db: Reader,
  accountId: string,
  propertyId: string,
): Promise<Place | undefined> {
  const platform = await mainAdmin(db, accountId);
  if (!platform || !mayEnter(platform)) return undefined;
  const [entered] = await db
    .select(there)
    .from(properties)
    .innerJoin(roles, eq(roles.builtin, 'manager'))
    .where(and(eq(properties.id, propertyId), eq(properties.active, true)));
  return entered && placeOf(entered, true);
}

/** The property in which an account worked last in a browser, by what that is known by; in a new one, anywhere. */
async function lastProperty(db: Reader, accountId: string, device: string | undefined) {
  if (!device) return undefined;
  const last = (where: SQL, by: PgColumn) =>
    db
      .select({ id: sessions.propertyId })
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), where))
      .orderBy(desc(by))
      .limit(1);
  const [here] = await last(eq(sessions.device, hashOf(device)), sessions.createdAt);
  const [found] = here ? [here] : await last(isNotNull(sessions.propertyId), sessions.lastUsedAt);
  return found?.id ?? undefined;
}

/**
 * Where a sign-in starts: the main admin, the property of this browser's last sign-in to the account, in a new
 * browser the one of its last work anywhere, or the first one by name; undefined without any.
 */
export async function firstPlace(db: Reader, accountId: string, device?: string) {
  const platform = await mainAdmin(db, accountId);
  if (platform) return platform;
  const last = await lastProperty(db, accountId, device);
  const again = last && (await propertyPlace(db, accountId, last));
  return again || propertyPlace(db, accountId);
}

/** What an account is at a property, or at the main admin (`null`); undefined where it has no place. */
export const placeAt = async (db: Reader, accountId: string, propertyId: string | null) =>
  propertyId === null
    ? mainAdmin(db, accountId)
    : ((await enteredPlace(db, accountId, propertyId)) ?? propertyPlace(db, accountId, propertyId));
