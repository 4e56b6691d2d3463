import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { placeName } from '@/contracts/kit/calls/page-place';
import type { unsubscribeEndpoints } from '@/contracts/master-data/report-delivery';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Announce } from '@/services/kit/live/announce';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import { auditAs } from '@/services/kit/records/audit';
import { stoppedBy } from './stop-token';
import { reportEmails } from './tables';

interface Deps {
  db: NodePgDatabase;
  announce: Announce;
  stopSecrets: LinkSecrets;
}

/** What whoever got a letter does with its link: it ends the letters of that one receiver. */
export function stopHandlers({
  db,
  announce,
  stopSecrets,
}: Deps): Handlers<typeof unsubscribeEndpoints> {
  function receiverOf(token: string): string {
    const id = stoppedBy(stopSecrets, token);
    if (id === undefined) throw new Problem('NOT_FOUND');
    return id;
  }
  return {
    read: async ({ params: { token } }) => {
      const [row] = await db
        .select({ receiver: reportEmails, propertyName: properties.nameTh })
        .from(reportEmails)
        .leftJoin(properties, eq(properties.id, reportEmails.propertyId))
        .where(eq(reportEmails.id, receiverOf(token)));
      if (!row) throw new Problem('NOT_FOUND');
      const { receiver, propertyName } = row;
      return {
        ...{ report: receiver.report, propertyName: propertyName ?? '' },
        stopped: !receiver.active,
      };
    },

    stop: async ({ params: { token } }, request) => {
      const own = eq(reportEmails.id, receiverOf(token));
      const place = await db.transaction(async (tx) => {
        const [receiver] = await tx.select().from(reportEmails).where(own).for('update');
        if (!receiver) throw new Problem('NOT_FOUND');
        if (receiver.unsubscribedAt) return undefined;
        const { id, name, propertyId, active } = receiver;
        const unsubscribedAt = new Date().toISOString();
        await tx
          .update(reportEmails)
          .set({
            ...{ active: false, unsubscribedAt, nextAt: null, dueOn: null },
            ...{ updatedAt: unsubscribedAt, updatedBy: name },
            version: sql`${reportEmails.version} + 1`,
          })
          .where(own);
        await auditAs(tx, { accountId: null, fullname: name, propertyId }, request, {
          ...{ action: 'unsubscribe', entity: 'report-email', entityId: id, title: name },
          changes: active ? { active: [true, false] } : {},
        });
        return placeName(propertyId);
      });
      if (place !== undefined) announce.changed(place, 'report-emails', '');
      return { stopped: true };
    },
  };
}
