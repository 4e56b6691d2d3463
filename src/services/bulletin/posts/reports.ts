import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { reasonNames } from '@/contracts/bulletin/choices';
import type { postEndpoints } from '@/contracts/bulletin/post';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { lockOwn } from '@/services/kit/content/lock';
import { placeOf } from '@/services/kit/content/place';
import { notify } from '@/services/kit/live/notify';
import { audit } from '@/services/kit/records/audit';
import { changeStamp, nextChange } from '@/services/kit/records/change-row';
import { postReports, posts } from './tables';

type Calls = Handlers<typeof postEndpoints>;

/** What residents report of posts, and what is decided on it by the place that a post belongs to. */
export const postReporting = (
  db: NodePgDatabase,
  read: Calls['get'],
): Pick<Calls, 'report' | 'reports' | 'decide'> => ({
  report: async ({ body: { id, reason, text, residentName } }, request) => {
    const { titleTh: title } = await read({ params: { id } }, request);
    const { propertyId, fullname } = request.caller;
    const told = await db.transaction(async (tx) => {
      const by = residentName || fullname;
      const at = new Date().toISOString();
      const report = { id: uuidv7(), postId: id, propertyId, reason, text, at, by };
      await tx.insert(postReports).values(report);
      await audit(tx, request, {
        ...{ action: 'report', entity: 'post', entityId: id, title },
        changes: { reason: [null, reason], ...(text && { text: [null, text] }) },
      });
      return notify(tx, {
        propertyIds: propertyId ? [propertyId] : [],
        type: notificationTypes.bulletin,
        title: 'ลูกบ้านแจ้งโพสต์ไม่เหมาะสม',
        text: `${title}: ${reasonNames[reason].th}`,
        url: `/bulletin/${id}`,
      });
    });
    request.changedHere('bulletin');
    request.notified(told);
    return { id };
  },

  reports: async ({ params: { id } }, request) => {
    await read({ params: { id } }, request);
    const place = placeOf(request);
    return db
      .select()
      .from(postReports)
      .where(and(eq(postReports.postId, id), place ? eq(postReports.propertyId, place) : undefined))
      .orderBy(postReports.verdict, desc(postReports.at));
  },

  decide: async ({ params: { id }, body: { verdict, reason: note } }, request) => {
    await db.transaction(async (tx) => {
      const post = await lockOwn(tx, posts, request, id);
      const { updatedAt: decidedAt, updatedBy: decidedBy } = changeStamp(request);
      const decided = await tx
        .update(postReports)
        .set({ verdict, note, decidedAt, decidedBy })
        .where(and(eq(postReports.postId, id), eq(postReports.verdict, '')))
        .returning();
      if (decided.length === 0) throw new Problem('REPORT_DECIDED');
      const hides = verdict === 'hidden' && post.active;
      if (hides) {
        await tx
          .update(posts)
          .set({ active: false, ...nextChange(posts, request) })
          .where(eq(posts.id, id));
      }
      await audit(tx, request, {
        ...{ action: 'decide', entity: 'post', entityId: id, title: post.titleTh },
        changes: {
          verdict: [null, verdict],
          note: [null, note],
          ...(hides && { active: [true, false] }),
        },
      });
    });
    request.changedHere('bulletin');
    return { id };
  },
});
