import * as z from 'zod';
import { allPermissions } from '@/contracts/features/rights';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';

const permissions = z
  .array(z.enum(allPermissions as [Permission, ...Permission[]]))
  .max(2 * allPermissions.length);

export const roleDraft = z.object({
  name: text(100),
  permissions,
});

export const role = z.object({
  ...recordFields,
  /** Set for the roles that the product brings itself. */
  builtin: z.string().nullable(),
  name: z.string(),
  /** Those that this version knows, in the product's order. */
  permissions,
  /** How many accounts hold it, at the main admin or in a property. */
  people: z.number().int(),
});
export type Role = z.output<typeof role>;

/** The key of the role that nobody can edit and that someone must always hold. */
export const smartAdmin = 'smart-admin';

export const roleFilter = pageQuery(50);

const { list, get, upsert, remove } = upsertEndpoints('auth', '/admin-system/roles', 'roles', {
  entity: role,
  draft: roleDraft,
  filter: roleFilter,
});

/**
 * The roles, of the main admin alone. A change fails with `BUILTIN_ROLE` for SMART Admin and with
 * `BEYOND_OWN_RIGHTS`; deleting with `BUILTIN_ROLE` or `ROLE_IN_USE` (detail `count`).
 */
export const roleEndpoints = {
  // Whoever manages staff chooses among the roles.
  list: { ...list, needs: ['roles:view', 'staff:view'] as const },
  get,
  upsert,
  remove,
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const roleColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  permissions: { kind: 'text', under: 'name' },
  builtin: { kind: 'choice', rank: 3, card: 'state' },
  people: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  updatedAt: { kind: 'instant', off: true, rank: 3 },
} as const satisfies ListColumns<Role>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    role: 'auth';
  }
}
