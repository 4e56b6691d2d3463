import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { smartAdmin } from '@/contracts/auth/role';
import type { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import {
  hasJoined,
  makeInvitation,
  sendInvitation,
  tellOfPlace,
} from '@/services/auth/sign-in/invitation';
import { accountProperties, accounts, roles } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import type { Post } from '@/services/kit/mail/post';
import { audit } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { addAccount } from './new-account';

type Role = typeof roles.$inferSelect;
type Told = Omit<z.input<(typeof propertyAdminEndpoints)['invite']['reply']>, 'invitation'>;

interface Admins {
  told: (db: Db, request: ServiceRequest) => Promise<Told>;
  requireBoth: (
    db: Db,
    request: ServiceRequest,
    given: Role | undefined,
    takenId: string | null,
  ) => Promise<void>;
}

const duplicates = { accounts_email_unique: 'email' };

/**
 * The account of an address, to work here too: for the main admin alone, who sees all accounts. Whoever
 * invites from a property learns that it is there, as the address cannot be another's, and whom to ask.
 */
async function knownAccount(tx: Db, request: ServiceRequest, email: string) {
  const [known] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!known) return undefined;
  const [here] = await tx
    .select()
    .from(accountProperties)
    .where(
      and(
        eq(accountProperties.accountId, known.id),
        eq(accountProperties.propertyId, request.propertyId),
      ),
    );
  if (here) throw invalidField('email', 'worksHere');
  if (!request.caller.platform) throw invalidField('email', 'worksElsewhere');
  if (known.platformRoleId) throw invalidField('email', 'worksHere');
  if (!known.active) throw invalidField('email', 'accountOff');
  return known;
}

/** Serves who invites to a property: into it alone, and as no more than they are there themselves. */
export function propertyInvitations(
  db: NodePgDatabase,
  post: Post,
  { told, requireBoth }: Admins,
): Pick<Handlers<typeof propertyAdminEndpoints>, 'invite' | 'inviteAgain'> {
  const sent = async (request: ServiceRequest, accountId: string, token: string) => {
    const by = request.caller.fullname;
    const invitation = await sendInvitation(db, post, { accountId, by, token });
    request.changed('property-settings');
    return { ...(await told(db, request)), invitation };
  };

  return {
    invite: async ({ body: { roleId, ...fields } }, request) => {
      const { propertyId } = request;
      const { accountId, token, known } = await refuseDuplicates(duplicates, () =>
        db.transaction(async (tx) => {
          const property = await lockRow(tx, properties, eq(properties.id, propertyId));
          const [role] = await tx.select().from(roles).where(eq(roles.id, roleId)).for('share');
          if (!role || role.builtin === smartAdmin) throw invalidField('roleId', 'invalid');
          await requireBoth(tx, request, role, null);
          const known = await knownAccount(tx, request, fields.email);
          const accountId =
            known?.id ?? (await addAccount(tx, request, { ...fields, platformRoleId: null }));
          await tx.insert(accountProperties).values({ accountId, propertyId, roleId });
          if (known) {
            // A draft of before knows nothing of this place and would take it away.
            const moved = nextChange(accounts, request);
            await tx.update(accounts).set(moved).where(eq(accounts.id, accountId));
          }
          await audit(tx, request, {
            ...{ action: 'invite', entity: 'staff', entityId: accountId },
            title: known?.fullname ?? fields.fullname,
            changes: {
              ...(!known && { email: [null, fields.email] }),
              works: [[], [`${property.nameTh}: ${role.name}`]],
            },
          });
          // Who was there goes on with their own password, or with the invitation they have.
          return { accountId, known, token: known ? '' : await makeInvitation(tx, accountId) };
        }),
      );
      if (!known) return sent(request, accountId, token);
      tellOfPlace(db, post, { account: known, by: request.caller.fullname, propertyId });
      request.changed('property-settings');
      return { ...(await told(db, request)), invitation: null, known: known.fullname };
    },

    inviteAgain: async ({ body: { accountId } }, request) => {
      const token = await db.transaction(async (tx) => {
        const [found] = await tx
          .select({ account: accounts, roleId: accountProperties.roleId })
          .from(accounts)
          .innerJoin(accountProperties, eq(accountProperties.accountId, accounts.id))
          .where(
            and(
              eq(accounts.id, accountId),
              eq(accounts.active, true),
              eq(accountProperties.propertyId, request.propertyId),
            ),
          );
        if (!found) throw new Problem('NOT_FOUND');
        if (hasJoined(found.account)) throw new Problem('JOINED');
        // Whoever has the link can be that person, with all that they are elsewhere.
        const places = await tx.$count(
          accountProperties,
          eq(accountProperties.accountId, accountId),
        );
        if (places > 1 || found.account.platformRoleId) throw new Problem('BEYOND_OWN_RIGHTS');
        await requireBoth(tx, request, undefined, found.roleId);
        await audit(tx, request, {
          ...{ action: 'invite', entity: 'staff', entityId: accountId },
          title: found.account.fullname,
        });
        return makeInvitation(tx, accountId);
      });
      return sent(request, accountId, token);
    },
  };
}
