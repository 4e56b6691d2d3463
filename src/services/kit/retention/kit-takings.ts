import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { featureList } from '@/contracts/features/feature-list';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { auditLog, notificationReads, notifications } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import type { Taking } from './nightly';

/** Removes at most so many rows of a table that are as asked for; another process's are left to it. */
export async function removeSome(
  tx: Db,
  { table, id, where, most }: { table: PgTable; id: PgColumn; where: SQL; most: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ${id} in (
      select ${id} from ${table} where ${where} limit ${most} for update skip locked)`);
  return rowCount ?? 0;
}

/** Kinds of records that the audit log tells of where it tells of money. */
export const moneyKinds: readonly string[] = (featureList as readonly FeatureDeclaration[])
  .filter(({ group, key }) => group === 'finance' || key === 'orders')
  .flatMap(({ records = {} }) => Object.keys(records));

const ofMoney = sql`${auditLog.entity} in (${sql.join(
  moneyKinds.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

const lines =
  (which: SQL): Taking =>
  (tx, before, most) =>
    removeSome(tx, {
      ...{ table: auditLog, id: auditLog.id, most },
      where: sql`${auditLog.at} < ${before} and ${which}`,
    });

const wereTold: Taking = async (tx, before, most) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${notifications} where ${notifications.at} < ${before}
    order by id limit ${most} for update skip locked`);
  if (rows.length === 0) return 0;
  const ids = sql`(${sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  await tx.delete(notificationReads).where(sql`${notificationReads.notificationId} in ${ids}`);
  await tx.delete(notifications).where(sql`${notifications.id} in ${ids}`);
  return rows.length;
};

/** Of the tables that all services share. */
export const kitTakings = {
  audit: lines(sql`not ${ofMoney}`),
  moneyAudit: lines(ofMoney),
  notifications: wereTold,
};
