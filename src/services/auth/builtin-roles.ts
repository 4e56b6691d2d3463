import { uuidv7 } from 'uuidv7';
import { allPermissions, type Permission } from '@/contracts/kit/permissions';
import type { Db } from '@/services/kit/audit';
import { type builtinRoleKeys, roles } from './tables';

export type BuiltinRole = (typeof builtinRoleKeys)[number];

const builtin: Record<BuiltinRole, { name: string; permissions: readonly Permission[] }> = {
  'smart-admin': { name: 'SMART Admin', permissions: allPermissions },
  manager: { name: 'ผู้จัดการนิติบุคคล', permissions: allPermissions },
  counter: {
    name: 'เจ้าหน้าที่',
    permissions: ['parcels:view', 'parcels:create', 'parcels:edit', 'parcels:approve'],
  },
  finance: {
    name: 'การเงิน',
    permissions: ['parcels:view', 'report-emails:view', 'report-emails:export'],
  },
};

/** Adds the built-in roles that are missing and answers the ids of all; edited ones stay as they are. */
export async function ensureBuiltinRoles(db: Db): Promise<Record<BuiltinRole, string>> {
  for (const [key, role] of Object.entries(builtin)) {
    const permissions = [...role.permissions];
    const added = db
      .insert(roles)
      .values({ id: uuidv7(), builtin: key as BuiltinRole, name: role.name, permissions });
    // The platform's own role grows with the product: no one else could grant what is new.
    await (key === 'smart-admin'
      ? added.onConflictDoUpdate({ target: roles.builtin, set: { permissions } })
      : added.onConflictDoNothing({ target: roles.builtin }));
  }
  const rows = await db.select({ id: roles.id, builtin: roles.builtin }).from(roles);
  return Object.fromEntries(
    rows.flatMap((row) => (row.builtin ? [[row.builtin, row.id]] : [])),
  ) as Record<BuiltinRole, string>;
}
