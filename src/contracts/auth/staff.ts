import * as z from 'zod';
import { invitation } from '@/contracts/auth/invitation';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { email, flag, id, instant, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { reference } from '@/contracts/kit/references/reference';
import { normalThai } from '@/contracts/kit/text/thai-text';

/** Kept in lower case; without `@`, so that it is never another account's e-mail. */
const username = typed(60)
  .transform((value) => normalThai(value).trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(2)
      .max(60)
      .regex(/^[^@\s]+$/),
  );

/** A property that the account works in, and as what. */
export const workplace = z.object({
  propertyId: reference('property'),
  roleId: reference('role'),
});
export type Workplace = z.output<typeof workplace>;

const once = (works: Workplace[]) =>
  new Set(works.map(({ propertyId }) => propertyId)).size === works.length;

export const staffDraft = z.object({
  fullname: text(200),
  email,
  /** Left out, a new account's is made of the e-mail. */
  username: username.optional(),
  /** The role at the main admin, which makes it an account of the platform. */
  platformRoleId: reference('role')
    .nullish()
    .default(null)
    .transform((role) => role ?? null),
  works: z.array(workplace).max(200).refine(once, 'duplicate').default([]),
});

export const staff = z.object({
  ...recordFields,
  active: z.boolean(),
  fullname: z.string(),
  email: z.string(),
  username: z.string(),
  platformRoleId: id.nullable(),
  platformRoleName: z.string().nullable(),
  works: z.array(workplace.extend({ propertyName: z.string(), roleName: z.string() })),
  /** Sign-ins that are not ended and were used in the last 30 days. */
  sessions: z.number().int(),
  /** When it was last signed in, to five minutes; null where it never was, or too long ago to be kept. */
  lastUsedAt: instant.nullable().default(null),
  /** Whether its person has chosen a password. */
  joined: z.boolean(),
  /** Until when the invitation opens; null where none does. */
  invitedUntil: instant.nullable(),
});
export type Staff = z.output<typeof staff>;

/** A saved account, and how its invitation went if it was invited by that. */
export const savedStaff = staff.extend({ invitation: invitation.optional() });
export type SavedStaff = z.output<typeof savedStaff>;

export const staffFilter = pageQuery(20).extend({
  propertyId: id.optional(),
  roleId: id.optional(),
  active: flag.optional(),
});

const plain = upsertEndpoints('auth', '/admin-system/staff', 'staff', {
  entity: staff,
  draft: staffDraft,
  filter: staffFilter,
});

/**
 * The accounts, of the main admin alone. A change fails with `LAST_ADMIN` when no active SMART Admin
 * would remain, with `OWN_ACCOUNT` when one would shut oneself out, and with `BEYOND_OWN_RIGHTS`.
 */
export const staffEndpoints = {
  list: plain.list,
  get: plain.get,
  upsert: endpoint({ ...plain.upsert, reply: savedStaff }),
  active: plain.active,
  /**
   * Invites who has no password yet, by a new link for seven days; those before it open no more. Fails with
   * `JOINED`.
   */
  invite: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/admin-system/staff/invite/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: savedStaff,
    needs: 'staff:edit',
  }),
  /** Takes an invitation back: its link opens no more. Fails with `JOINED`. */
  uninvite: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/admin-system/staff/uninvite/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: staff,
    needs: 'staff:edit',
  }),
  /** Ends every sign-in of the account. */
  revoke: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/admin-system/staff/revoke/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: staff,
    needs: 'staff:edit',
  }),
  download: downloadEndpoint(plain.list),
};

/** What the list and its file show. */
export const staffColumns = {
  fullname: { kind: 'person', sort: true, fixed: true, card: 'title' },
  username: { kind: 'text', sort: true, off: true, rank: 3 },
  works: { kind: 'text', wide: true, rank: 1, card: 'fact' },
  email: { kind: 'text', sort: true, wide: true },
  active: { kind: 'active', card: 'state' },
  lastUsedAt: { kind: 'instant', sort: true, rank: 1, card: 'figure' },
  sessions: { kind: 'number', rank: 3, off: true },
} as const satisfies ListColumns<Staff>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    account: 'auth';
    staff: 'auth';
  }
}
