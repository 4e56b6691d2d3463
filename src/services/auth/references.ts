import { and, eq, exists, sql } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { NamedKinds } from '@/services/kit/references/references';
import { accountProperties, accounts, roles } from './tables';

const worksHere = ({ propertyId }: ServiceRequest) =>
  exists(
    sql`(select from ${accountProperties} where ${accountProperties.accountId} = ${accounts.id}
      and ${accountProperties.propertyId} = ${propertyId})`,
  );

const people = { table: accounts, title: accounts.fullname, unknown: 'unknownPerson' };

/** Roles are everywhere the same; an account of the platform names any other, staff their colleagues. */
export const authReferences: NamedKinds = {
  role: { table: roles, title: roles.name, where: () => undefined },
  account: {
    ...people,
    where: (request) => (request.caller.platform ? undefined : worksHere(request)),
  },
  staff: { ...people, where: (request) => and(worksHere(request), eq(accounts.active, true)) },
};
