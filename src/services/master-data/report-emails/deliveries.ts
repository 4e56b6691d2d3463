import { and, desc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import type { reportDeliveryEndpoints } from '@/contracts/master-data/report-delivery';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { audit } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { ownRows } from '@/services/kit/records/record-table';
import { fileName, type Receiver, shownTo, xlsxType } from './compose';
import { deliveryState } from './delivery-state';
import { reportSheet } from './report-sheet';
import { seenReceiver } from './seen';
import { type Sending, spanOf } from './send';
import { reportEmails, reportDeliveries as table } from './tables';

/** What was sent to whom, and what staff do where it was not. */
export function deliveryHandlers(
  on: Sending,
  sendSoon: () => void,
): Handlers<typeof reportDeliveryEndpoints> {
  const { db, makers } = on;

  const select = () => {
    const { content, ...columns } = getTableColumns(table);
    return db
      .select({
        ...columns,
        address: sql<string>`coalesce(${table.address}, ${reportEmails.email})`,
        state: deliveryState(),
        hasFile: sql<boolean>`${content} is not null`,
      })
      .from(table)
      .innerJoin(reportEmails, eq(reportEmails.id, table.receiverId));
  };
  const shown = (row: Awaited<ReturnType<typeof select>>[number]) => ({
    ...row,
    nextAt: row.state === 'waiting' && row.tries > 0 ? row.nextAt : null,
    hasPaper: makers.get(row.report)?.paper !== undefined && row.propertyId !== null,
  });

  async function one({ id }: { id: string }) {
    const [row] = await select().where(eq(table.id, id));
    if (!row) throw new Problem('NOT_FOUND');
    return shown(row);
  }

  /** A letter to a receiver of the caller's place, whose report they may see. */
  async function stored(request: ServiceRequest, { id }: { id: string }) {
    const [row] = await db.select().from(table).where(eq(table.id, id));
    if (!row) throw new Problem('NOT_FOUND');
    const seen = await seenReceiver(db, makers, request, row.receiverId);
    // The receiver may have another report by now than the one that was sent.
    const needs = makers.get(row.report)?.needs;
    if (!needs) throw new Problem('NOT_FOUND');
    request.require(needs);
    return { ...seen, row, receiver: { ...seen.receiver, report: row.report } as Receiver };
  }

  return {
    list: async ({ params: { id }, query }, request) => {
      const [receiver] = await db
        .select({ id: reportEmails.id })
        .from(reportEmails)
        .where(ownRows(reportEmails, request, id));
      if (!receiver) throw new Problem('NOT_FOUND');
      const { rows, total } = await pageOf(db, table, {
        ...{ select: select().$dynamic(), where: eq(table.receiverId, id), query },
        order: [desc(table.dueAt), desc(table.id)],
      });
      return { rows: rows.map(shown), total };
    },

    again: async ({ params }, request) => {
      const { receiver } = await stored(request, params);
      if (!receiver.active) throw new Problem('REPORT_STATE');
      await db.transaction(async (tx) => {
        const now = new Date().toISOString();
        const left = { end: null, failedAt: null, begunAt: null, tries: 0, nextAt: now };
        const state = deliveryState();
        const again = await tx
          .update(table)
          .set(left)
          .where(
            and(
              eq(table.id, params.id),
              or(isNotNull(table.end), isNotNull(table.begunAt)),
              sql`${state} in ('bounced', 'failed', 'unclear')`,
            ),
          )
          .returning({ from: table.from, to: table.to });
        const [span] = again;
        if (!span) throw new Problem('REPORT_STATE');
        await audit(tx, request, {
          ...{ action: 'resend', entity: 'report-email', entityId: receiver.id },
          title: receiver.name,
          changes: { span: [null, `${span.from} – ${span.to}`] },
        });
      });
      request.changedHere('report-emails');
      sendSoon();
      return one(params);
    },

    file: async ({ params }, request) => {
      const { row, receiver } = await stored(request, params);
      if (!row.content) throw new Problem('NOT_FOUND');
      const personal = request.caller.permissions.has('customers:view');
      const content = shownTo({ personal }, row.content);
      return {
        ...{ name: fileName(receiver, spanOf(row)), type: xlsxType },
        content: await reportSheet(receiver.language, row.report, content),
      };
    },

    paper: async ({ params }, request) => {
      const { row } = await stored(request, params);
      const paper = makers.get(row.report)?.paper;
      if (!paper || row.propertyId === null) throw new Problem('NOT_FOUND');
      return paper(row.propertyId, spanOf(row));
    },
  };
}
