import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { allPermissions, permissionsOf, ruledFeatures } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { type builtinRoleKeys, roles } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';

export type BuiltinRole = (typeof builtinRoleKeys)[number];

/** What the features declare for a role of a property. */
const declaredFor = (role: Exclude<BuiltinRole, 'smart-admin'>): Permission[] =>
  ruledFeatures.flatMap((feature) => {
    const { key, scope, rights } = feature;
    const named = rights[role]?.map((action): Permission => `${key}:${action}`);
    return named ?? (role === 'manager' && scope !== 'platform' ? permissionsOf(feature) : []);
  });

const builtin: Record<BuiltinRole, { name: string; permissions: readonly Permission[] }> = {
  'smart-admin': { name: 'SMART Admin', permissions: allPermissions },
  manager: { name: 'ผู้จัดการนิติบุคคล', permissions: declaredFor('manager') },
  counter: { name: 'เจ้าหน้าที่', permissions: declaredFor('counter') },
  finance: { name: 'การเงิน', permissions: declaredFor('finance') },
};

/** What a built-in role holds once it also has the rights that it was not offered before. */
export function heldNow(
  key: BuiltinRole,
  known: { permissions: Permission[]; offered: Permission[] },
): Permission[] {
  // The platform's own role always holds everything: nobody else could grant it.
  if (key === 'smart-admin') return [...allPermissions];
  const isNew = (permission: Permission) => !known.offered.includes(permission);
  return [...new Set([...known.permissions, ...builtin[key].permissions.filter(isNew)])];
}

/** The built-in role that one is, as long as nobody has changed its rights. */
export function unchangedBuiltin(role: {
  builtin: BuiltinRole | null;
  permissions: readonly Permission[];
}): BuiltinRole | null {
  const came = role.builtin ? builtin[role.builtin].permissions : [];
  const isSame =
    came.length === role.permissions.length && came.every((one) => role.permissions.includes(one));
  return isSame ? role.builtin : null;
}

/**
 * Adds the built-in roles that are missing, gives each the rights that are new to the database, and
 * answers the ids of all. A right is given once: what was taken away stays away.
 */
export async function ensureBuiltinRoles(db: Db): Promise<Record<BuiltinRole, string>> {
  const ids: Partial<Record<BuiltinRole, string>> = {};
  for (const key of Object.keys(builtin) as BuiltinRole[]) ids[key] = await ensureRole(db, key);
  return ids as Record<BuiltinRole, string>;
}

async function ensureRole(db: Db, key: BuiltinRole): Promise<string> {
  const { name, permissions } = builtin[key];
  const fresh = { name, permissions: [...permissions], offered: [...permissions] };
  await db
    .insert(roles)
    .values({ id: uuidv7(), builtin: key, ...fresh })
    .onConflictDoNothing({ target: roles.builtin });
  const [known] = await db.select().from(roles).where(eq(roles.builtin, key)).for('update');
  if (!known) throw new Error(`the built-in role ${key} is missing`);

  const held = heldNow(key, known);
  const offered = [...new Set([...known.offered, ...permissions])];
  if (offered.length > known.offered.length || held.length !== known.permissions.length) {
    await db.update(roles).set({ permissions: held, offered }).where(eq(roles.id, known.id));
  }
  return known.id;
}
