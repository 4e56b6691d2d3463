import * as z from 'zod';
import { invitation } from '@/contracts/auth/invitation';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { email, id, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';

const person = z.object({ id, fullname: z.string(), email: z.string() });
export type PropertyAdmin = z.output<typeof person>;

const colleague = person.extend({
  /** Whether they have chosen a password. */
  joined: z.boolean(),
  /** Whether their invitation can still be followed. */
  invited: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

const propertyAdmins = z.object({
  /** The active accounts that are the property's managers, by name. */
  rows: z.array(colleague),
  /** What somebody who administers it no longer can go on as, as far as the caller may give it. */
  roles: z.array(z.object({ id, name: z.string() })),
  /** Who else works here, by name, with whoever was invited to. */
  staff: z.array(colleague.extend({ roleName: z.string() })),
  /** What somebody can be invited as, as far as the caller may give it. */
  invitable: z.array(
    z.object({
      id,
      name: z.string(),
      /** The built-in role that it is, with the rights that it came with. */
      builtin: z.string().nullish(),
    }),
  ),
});

const invitedAdmins = propertyAdmins.extend({
  /** How it went; null for who had an account and needs no link. */
  invitation: invitation.nullable(),
  /** The name of the account that was there, where it was. */
  known: z.string().optional(),
});
export type InvitedAdmins = z.output<typeof invitedAdmins>;
export type PropertyStaff = InvitedAdmins['staff'][number];

/** Who is invited to work in the property, and as what. */
export const propertyInvitation = z.object({
  fullname: text(200),
  email,
  roleId: reference('role'),
});

const service = 'master-data';

/** Who administers the property that one works in: the accounts that are its managers. */
export const propertyAdminEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/listPropertyAdmin',
    call: z.object({ query: z.object({}) }),
    reply: propertyAdmins,
    needs: 'property-settings:view',
  }),
  /** Who could: of the property's own staff, and for an account of the platform of all. */
  candidates: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/listAdminCandidate',
    call: z.object({ query: z.object({ keywords: limited(200).optional() }) }),
    reply: z.array(person),
    needs: 'property-settings:edit',
  }),
  /**
   * Makes somebody one, or no longer: then of the role that is named, or out of the property where none
   * is. Fails with `BEYOND_OWN_RIGHTS`, `OWN_ACCOUNT` or `LAST_PROPERTY_ADMIN`.
   */
  change: endpoint({
    service,
    method: 'PUT',
    path: '/admin-property/property-admin',
    call: z.object({
      body: z.object({
        propertyId: reference('place'),
        accountId: reference('account'),
        admin: z.boolean(),
        roleId: reference('role').nullish(),
      }),
    }),
    reply: propertyAdmins,
    needs: 'property-settings:edit',
    wire: { propertyId: 'property_id' },
  }),
  /**
   * Adds an account that works here, and sends its person a link to choose a password. One that is there is
   * added by the main admin alone; `worksElsewhere`, `worksHere` and `accountOff` say why an address is refused.
   */
  invite: endpoint({
    service,
    method: 'POST',
    path: '/admin-property/invite',
    call: z.object({ body: propertyInvitation }),
    reply: invitedAdmins,
    needs: 'property-settings:edit',
  }),
  /** The same link anew, for a colleague who has chosen none yet. Fails with `JOINED`. */
  inviteAgain: endpoint({
    service,
    method: 'POST',
    path: '/admin-property/invite-again',
    call: z.object({ body: z.object({ accountId: reference('account') }) }),
    reply: invitedAdmins,
    needs: 'property-settings:edit',
  }),
};
