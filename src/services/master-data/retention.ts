import { sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { letGo } from '@/services/kit/files/uploads';
import { tasks } from '@/services/kit/queue/tables';
import { removeSome } from '@/services/kit/retention/kit-takings';
import { monthIssues } from '@/services/master-data/billing/issue/tables';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { imports } from '@/services/master-data/imports/tables';
import { newMembers } from '@/services/master-data/new-members/tables';
import { reportDeliveries } from '@/services/master-data/report-emails/tables';

/** A request's pictures, once it is decided; the request stays. */
async function pictures(tx: Db, before: string, most: number): Promise<number> {
  const { rows } = await tx.execute<{ photos: string[] }>(sql`
    with past as (
      select id, photos from ${newMembers}
      where status <> 'waiting' and photos <> '[]'
        and coalesce(decided_at, updated_at) < ${before}
      limit ${most} for update)
    update ${newMembers} set photos = '[]'
    from past where ${newMembers.id} = past.id returning past.photos`);
  await letGo(
    tx,
    rows.flatMap(({ photos }) => photos),
  );
  return rows.length;
}

/** What this service keeps of what is over. */
export const masterDataTakings = {
  applicantPictures: pictures,
  paperLetters: (tx: Db, before: string, most: number) =>
    removeSome(tx, {
      ...{ table: paperLetters, id: paperLetters.id, most },
      where: sql`${paperLetters.end} is not null
        and coalesce(${paperLetters.sentAt}, ${paperLetters.createdAt}) < ${before}`,
    }),
  reportLetters: (tx: Db, before: string, most: number) =>
    removeSome(tx, {
      ...{ table: reportDeliveries, id: reportDeliveries.id, most },
      where: sql`${reportDeliveries.end} is not null and ${reportDeliveries.dueAt} < ${before}`,
    }),
  /** What a record names stays, and so does a failure that nobody has seen to. */
  tasks: (tx: Db, before: string, most: number) =>
    removeSome(tx, {
      ...{ table: tasks, id: tasks.id, most },
      where: sql`${tasks.endedAt} < ${before}
        and (${tasks.state} = 'done' or ${tasks.dismissedAt} is not null)
        and not exists (select 1 from ${imports} where ${imports.taskId} = ${tasks.id})
        and not exists (select 1 from ${monthIssues} where ${monthIssues.taskId} = ${tasks.id})`,
    }),
};
