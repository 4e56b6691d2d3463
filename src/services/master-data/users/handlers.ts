import { createHash, randomInt } from 'node:crypto';
import texts from '@locales/th/users.json';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { users as feature } from '@/contracts/features/residents/users';
import {
  type AppUser,
  appUserColumns,
  appUserEndpoints,
} from '@/contracts/master-data/residents/app-user';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { sheetTexts } from '@/services/kit/files/list-file';
import type { Post } from '@/services/kit/mail/post';
import { audit } from '@/services/kit/records/audit';
import { changeStamp } from '@/services/kit/records/change-row';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { foundPeople, present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { unitsOf } from '@/services/master-data/units/living';
import { invitationLetter } from './invitation-letter';
import { appUsers } from './tables';

const dayMs = 86_400_000;
const codeDays = 7;
/** None that is read for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

const nameOf = sql`(select ${customers.name} from ${customers} where ${eq(customers.id, appUsers.customerId)})`;
const isExpired = sql`${appUsers.codeExpiresAt} < now()`;
const stateOf = sql`case when not ${appUsers.active} then 'suspended'
  when ${appUsers.joinedAt} is not null then 'using' when ${isExpired} then 'expired'
  else 'invited' end`;
/** Of a select over one table drizzle leaves the tables' names out, but for what lies deeper. */
const extra = { name: sql`${nameOf}`, units: unitsOf(appUsers.customerId), state: sql`${stateOf}` };

const isInvited = and(eq(appUsers.active, true), isNull(appUsers.joinedAt));
const states = {
  suspended: eq(appUsers.active, false),
  invited: and(isInvited, sql`(${isExpired}) is not true`),
  expired: and(isInvited, isExpired),
  using: and(eq(appUsers.active, true), isNotNull(appUsers.joinedAt)),
};

/** The state of somebody's app as it stands, and its name for the log. */
async function read(db: Db, { propertyId }: ServiceRequest, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(appUsers), ...extra })
    .from(appUsers)
    .where(and(eq(appUsers.id, id), eq(appUsers.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  return row as typeof row & AppUser;
}

export function appUserHandlers(db: NodePgDatabase, post: Post): Handlers<typeof appUserEndpoints> {
  const { list, download } = appUserEndpoints;
  return {
    ...crud(
      db,
      appUsers,
      { list, download },
      {
        entity: 'app-user',
        title: appUsers.customerId,
        search: [],
        sort: {
          invitedAt: appUsers.invitedAt,
          joinedAt: appUsers.joinedAt,
          // Who has not been there yet comes after all others, the latest first.
          lastSeenAt: sql`coalesce(${appUsers.lastSeenAt}, '-infinity')`,
          name: inThaiOrder(nameOf),
        },
        where: ({ keywords, state, customerId }, { propertyId }) => {
          const people = foundPeople(db, propertyId, keywords);
          return and(
            state && states[state],
            customerId ? eq(appUsers.customerId, customerId) : undefined,
            people && inArray(appUsers.customerId, people),
          );
        },
        extra,
        sheet: {
          columns: appUserColumns,
          texts: sheetTexts(texts, feature),
          cells: { units: ({ units }) => units.join(', ') },
        },
      },
    ),

    invite: async ({ body: { customerId } }, request) => {
      const code = newCode();
      const now = Date.now();
      const expiresAt = new Date(now + codeDays * dayMs).toISOString();
      const { user, person } = await db.transaction(async (tx) => {
        const [person] = await tx
          .select({ name: customers.name, email: customers.email, property: properties.nameTh })
          .from(customers)
          .innerJoin(properties, eq(properties.id, customers.propertyId))
          .where(
            and(
              eq(customers.id, customerId),
              eq(customers.propertyId, request.propertyId),
              present,
            ),
          )
          .for('update', { of: customers });
        if (!person) throw new Problem('NOT_FOUND');
        const isSuspended = and(eq(appUsers.customerId, customerId), eq(appUsers.active, false));
        if ((await tx.$count(appUsers, isSuspended)) > 0) {
          throw new Problem('APP_USER_SUSPENDED', { name: person.name });
        }
        const stamp = changeStamp(request);
        const invitation = {
          ...stamp,
          invitedAt: stamp.updatedAt,
          codeHash: createHash('sha256').update(code).digest('hex'),
          codeExpiresAt: expiresAt,
        };
        const [stored] = await tx
          .insert(appUsers)
          .values({
            ...invitation,
            ...{ id: uuidv7(), propertyId: request.propertyId, customerId },
            createdAt: stamp.updatedAt,
          })
          .onConflictDoUpdate({ target: appUsers.customerId, set: invitation })
          .returning({ id: appUsers.id });
        const id = stored?.id ?? '';
        await audit(tx, request, {
          ...{ action: 'invite', entity: 'app-user', entityId: id, title: person.name },
        });
        return { user: await read(tx, request, id), person };
      });
      request.changedHere('users');
      const { email: sentTo } = person;
      if (sentTo) {
        post.later(async () => invitationLetter(sentTo, { ...person, code, expiresAt }));
      }
      return { user, code, expiresAt, sentTo };
    },

    suspend: async ({ params: { id }, body: { suspended } }, request) => {
      const user = await db.transaction(async (tx) => {
        const before = await read(tx, request, id);
        if (before.active !== suspended) return before;
        await tx
          .update(appUsers)
          .set({ active: !suspended, ...changeStamp(request) })
          .where(eq(appUsers.id, id));
        const action = suspended ? 'suspend' : 'resume';
        await audit(tx, request, { action, entity: 'app-user', entityId: id, title: before.name });
        return read(tx, request, id);
      });
      request.changedHere('users');
      return user;
    },
  };
}
