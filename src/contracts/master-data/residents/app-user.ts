import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { flag, id, instant } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';

/** `expired`: invited, but the code has run out before it was used. */
export const appUserStates = ['invited', 'expired', 'using', 'suspended'] as const;

export const appUserMeanings = {
  invited: 'moving',
  expired: 'needs',
  using: 'done',
  suspended: 'off',
} as const satisfies Meanings<(typeof appUserStates)[number]>;

/** Somebody who has the residents' app, or is invited to it. */
export const appUser = z.object({
  id,
  customerId: id,
  name: z.string(),
  /** Numbers of the units of today. */
  units: z.array(z.string()),
  state: z.enum(appUserStates),
  invitedAt: instant,
  joinedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
});
export type AppUser = z.output<typeof appUser>;

const service = 'master-data';
const one = z.object({ id });

const list = endpoint({
  service,
  method: 'GET',
  path: '/manage-property-user/list',
  call: z.object({
    query: pageQuery(20).extend({
      sort: limited(40)
        .regex(/^-?[a-zA-Z]+$/)
        .default('-lastSeenAt'),
      state: z.enum(appUserStates).optional(),
      customerId: id.optional(),
    }),
  }),
  reply: pageOf(appUser),
  needs: 'users:view',
});

/** Who of a property's people has the residents' app. */
export const appUserEndpoints = {
  list,
  download: downloadEndpoint(list, '/manage-property-user/download'),
  /** The first time or again: a new code, which ends the one before. Fails with `APP_USER_SUSPENDED`. */
  invite: endpoint({
    service,
    method: 'POST',
    path: '/manage-property-user/invite',
    call: z.object({ body: z.object({ customerId: reference('customer') }) }),
    /** The code is told this once; who has an e-mail address is sent it too. */
    reply: z.object({
      user: appUser,
      code: z.string(),
      expiresAt: instant,
      /** Empty where there is no address. */
      sentTo: z.string(),
    }),
    needs: 'users:create',
  }),
  /** Suspends somebody, or lets them in again. */
  suspend: endpoint({
    service,
    method: 'POST',
    path: '/manage-property-user/suspend/:id',
    call: z.object({ params: one, body: z.object({ suspended: flag }) }),
    reply: appUser,
    needs: 'users:edit',
  }),
};

/** What the list and its file show. */
export const appUserColumns = {
  name: { kind: 'person', sort: true, fixed: true, card: 'title' },
  units: { kind: 'text', card: 'fact' },
  state: { kind: 'state', words: 'states', meanings: appUserMeanings, rank: 1, card: 'state' },
  lastSeenAt: { kind: 'instant', sort: true, rank: 1, card: 'figure' },
  joinedAt: { kind: 'instant', sort: true, rank: 3 },
  invitedAt: { kind: 'instant', sort: true, off: true, rank: 3 },
} as const satisfies ListColumns<AppUser>;
