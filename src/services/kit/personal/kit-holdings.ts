import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog, notifications } from '@/services/db/tables';
import { tasks } from '@/services/kit/queue/tables';
import { moneyKinds } from '@/services/kit/retention/kit-takings';
import { erasedName, type Holding } from './holding';
import type { Namings } from './named-in';

/** What is left of a text when somebody's names are taken out. */
export const withoutNames = (text: SQL | PgColumn, names: readonly string[]): SQL<string> =>
  names.reduce<SQL>(
    (left, name) => sql`replace(${left}, ${name}, ${erasedName})`,
    sql`${text}`,
  ) as SQL<string>;

/** As it stands in JSON. */
const inJson = (name: string) => JSON.stringify(name).slice(1, -1);

/** That a text has one of somebody's names. */
export const naming = (text: SQL | PgColumn, names: readonly string[]): SQL =>
  or(...names.map((name) => sql`position(${name} in ${text}) > 0`)) ?? sql`false`;

const inWords = sql`${auditLog.changes}::text`;

/** People's own records, of which a line of the log keeps why it was written alone. */
const people = ['customer', 'new-member', 'app-user', 'occupancy'];

/** What is left of a line's changes where they were of somebody. */
export const onlyReason = sql`case when ${auditLog.changes} ? 'reason'
  then jsonb_build_object('reason', ${auditLog.changes} -> 'reason') else '{}' end`;

const lines: Holding = {
  columns: [auditLog.title, auditLog.changes],
  rows: (db, { propertyId, names, unitIds }, found) => {
    const atUnits = and(
      eq(auditLog.entity, 'unit'),
      inArray(auditLog.entityId, [...unitIds]),
      naming(inWords, names.map(inJson)),
    );
    return db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        by: auditLog.accountName,
        action: auditLog.action,
        kind: auditLog.entity,
        title: auditLog.title,
        changes: auditLog.changes,
      })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.propertyId, propertyId),
          or(inArray(auditLog.entityId, [...found]), atUnits),
          notInArray(auditLog.entity, [...moneyKinds]),
        ),
      )
      .orderBy(asc(auditLog.at));
  },
  forget: async (tx, { names }, ids) => {
    const these = inArray(auditLog.id, [...ids]);
    await tx
      .update(auditLog)
      .set({ title: erasedName, changes: onlyReason })
      .where(and(these, inArray(auditLog.entity, people)));
    await tx
      .update(auditLog)
      .set({
        title: withoutNames(auditLog.title, names),
        changes: sql`${withoutNames(inWords, names.map(inJson))}::jsonb`,
      })
      .where(these);
  },
};

const told: Holding = {
  columns: [notifications.title, notifications.text],
  rows: (db, person) =>
    db
      .select({
        id: notifications.id,
        at: notifications.at,
        title: notifications.title,
        text: notifications.text,
      })
      .from(notifications)
      .where(
        and(
          eq(notifications.propertyId, person.propertyId),
          or(naming(notifications.title, person.names), naming(notifications.text, person.names)),
        ),
      ),
  forget: (tx, { names }, ids) =>
    tx
      .update(notifications)
      .set({
        title: withoutNames(notifications.title, names),
        text: withoutNames(notifications.text, names),
      })
      .where(inArray(notifications.id, [...ids])),
};

/** Where these tables name staff; the log keeps the name until its days are over. */
export const kitNamings: Namings = {
  work: [
    { name: notifications.byName, account: notifications.byId },
    { name: tasks.byName, account: tasks.byId },
  ],
};

/** What is held of residents in the tables that all services share. */
export const kitHoldings = { notifications: told, audit: lines };
