import texts from '@locales/th/mpay.json';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { type Mpay, mpayColumns, type mpayEndpoints } from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { foundFile } from '@/services/kit/files/list-file';
import { audit } from '@/services/kit/records/audit';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { ownInvoice } from '@/services/master-data/billing/invoices/detail';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import type { Gateway } from './gateway';
import { newPayment } from './new-payment';
import { newReference, payPath } from './reference';
import { gatewayPayments } from './tables';
import type { gatewayWord } from './take-word';

type Query = Omit<z.output<typeof mpayEndpoints.list.call>['query'], 'page' | 'limit'>;
type Row = typeof gatewayPayments.$inferSelect;

const shown = ({ row, receiptNumber }: { row: Row; receiptNumber: string | null }): Mpay => {
  const isOpen = row.state === 'waiting' || row.state === 'started';
  return {
    ...row,
    state: isOpen && row.expiresAt < new Date().toISOString() ? 'expired' : row.state,
    gatewayReference: row.charge ?? '',
    receiptNumber: receiptNumber ?? '',
  };
};

const sorts = {
  createdAt: gatewayPayments.createdAt,
  unitNumber: inThaiOrder(gatewayPayments.unitNumber),
  amount: gatewayPayments.amount,
};

const isOver = sql`${gatewayPayments.state} in ('waiting', 'started') and ${gatewayPayments.expiresAt} < now()`;

const inState = (state: Mpay['state']): SQL | undefined => {
  if (state === 'expired') return sql`(${isOver} or ${gatewayPayments.state} = 'expired')`;
  return and(eq(gatewayPayments.state, state), sql`not (${isOver})`);
};

const found = ({ keywords, state, issue }: Query, propertyId: string) =>
  and(
    eq(gatewayPayments.propertyId, propertyId),
    holding(
      keywords,
      ...[gatewayPayments.unitNumber, gatewayPayments.payerName, gatewayPayments.charge],
    ),
    state && inState(state),
    issue && isNotNull(gatewayPayments.issue),
    issue === 'open' ? eq(gatewayPayments.settled, '') : undefined,
    issue === 'settled' ? sql`${gatewayPayments.settled} <> ''` : undefined,
  );

const ordered = (sort: string | undefined) =>
  orderBy(sort ?? '-createdAt', sorts, gatewayPayments.id);

const select = (db: Db) =>
  db
    .select({ row: gatewayPayments, receiptNumber: receipts.number })
    .from(gatewayPayments)
    .leftJoin(receipts, eq(receipts.id, gatewayPayments.receiptId))
    .$dynamic();

/** The property's payments through the gateway, beside what the books have of them. */
export function mpayHandlers(
  db: NodePgDatabase,
  {
    gateway,
    word,
    mayPay,
  }: {
    gateway: Gateway;
    word: ReturnType<typeof gatewayWord>;
    /** Whoever is sent a link can pay by it. */
    mayPay: boolean;
  },
): Handlers<typeof mpayEndpoints> {
  async function own({ propertyId }: ServiceRequest, id: string) {
    const [one] = await select(db).where(
      and(eq(gatewayPayments.id, id), eq(gatewayPayments.propertyId, propertyId)),
    );
    if (!one) throw new Problem('NOT_FOUND');
    return one;
  }
  const read = async (request: ServiceRequest, id: string) => shown(await own(request, id));

  return {
    list: async ({ query }, { propertyId }) => {
      const { rows, total } = await pageOf(db, gatewayPayments, {
        select: select(db).$dynamic(),
        where: found(query, propertyId),
        order: ordered(query.sort),
        query,
      });
      return { rows: rows.map(shown), total };
    },

    ask: async ({ body: { invoiceId } }, request) => {
      if (!mayPay) throw new Problem('PAY_NO_GATEWAY');
      const { propertyId } = request;
      const invoice = await ownInvoice(db, propertyId, invoiceId);
      const { owed: amount } = invoice;
      if (amount === 0) throw new Problem('PAY_NOTHING', { number: invoice.number });
      const reference = newReference();
      const expiresAt = await db.transaction(async (tx) => {
        const { id, expiresAt } = await newPayment(tx, { invoice, reference, gateway });
        await audit(tx, request, {
          ...{ action: 'ask', entity: 'mpay', entityId: id, title: invoice.unitNumber },
          changes: { amount: [null, showBaht(amount)] },
        });
        return expiresAt;
      });
      request.changed('mpay');
      return { url: payPath(reference), expiresAt, amount };
    },

    check: async ({ params: { id } }, request) => {
      const { row } = await own(request, id);
      await word.look(row);
      request.changed('mpay');
      return read(request, id);
    },

    settle: async ({ params: { id }, body: { reason: note } }, request) => {
      const { row } = await own(request, id);
      if (!row.issue || row.settled) throw new Problem('MPAY_AGREES');
      // Money that came is put into the books as it came.
      if (row.state === 'paid' && !(await word.finish(id, { isDecided: true }))) {
        throw new Problem('MPAY_UNPOSTED');
      }
      await db.transaction(async (tx) => {
        const settled = `${note} (${request.caller.fullname})`;
        const written = await tx
          .update(gatewayPayments)
          .set({ settled })
          .where(and(eq(gatewayPayments.id, id), eq(gatewayPayments.settled, '')))
          .returning({ id: gatewayPayments.id });
        // Of two people who press at once the second does not write over the first.
        if (written.length === 0) throw new Problem('MPAY_AGREES');
        await audit(tx, request, {
          ...{ action: 'settle', entity: 'mpay', entityId: id, title: row.unitNumber },
          changes: { note: [null, note] },
        });
      });
      request.changed('mpay');
      return read(request, id);
    },

    download: ({ query }, { propertyId }) =>
      foundFile<Mpay>(
        db,
        gatewayPayments,
        { columns: mpayColumns, texts },
        {
          where: found(query, propertyId),
          order: ordered(query.sort),
          read: async (ids) =>
            (await select(db).where(inArray(gatewayPayments.id, ids))).map(shown),
        },
      ),
  };
}
