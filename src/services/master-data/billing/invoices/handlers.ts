import texts from '@locales/th/invoices.json';
import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type Invoice,
  invoiceColumns,
  type invoiceEndpoints,
  type invoiceFilter,
} from '@/contracts/billing/invoice';
import type { Handlers } from '@/services/kit/calls/mount';
import { foundFile } from '@/services/kit/files/list-file';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { keptCount } from '@/services/master-data/billing/books/totals';
import { inBucket, inState } from '@/services/master-data/billing/late/lateness';
import { ageing } from './ageing';
import { cancelInvoice } from './cancel';
import { invoiceDetail, invoiceOf } from './detail';
import { invoices } from './tables';

type Filter = Omit<z.output<typeof invoiceFilter>, 'page' | 'limit'>;

const sorts = {
  number: invoices.number,
  unitNumber: inThaiOrder(invoices.unitNumber),
  period: invoices.period,
  dueOn: invoices.dueOn,
  total: invoices.total,
  owed: invoices.owed,
};

/** What the list's filters ask for of a property's invoices. */
export const foundInvoices = (
  { keywords, period, state, bucket, unitId }: Omit<Filter, 'sort'>,
  propertyId: string,
) =>
  and(
    eq(invoices.propertyId, propertyId),
    holding(keywords, invoices.number, invoices.unitNumber, invoices.payerName),
    period === undefined ? undefined : eq(invoices.period, period),
    state && inState(state),
    bucket && inBucket(bucket),
    unitId === undefined ? undefined : eq(invoices.unitId, unitId),
  );

/** The latest first, where nothing else is asked for. */
const ordered = (sort: string | undefined) => orderBy(sort ?? '-number', sorts, invoices.id);

type Made = 'list' | 'get' | 'ageing' | 'cancel' | 'download';

/** The property's invoices as they stand today. */
export function invoiceHandlers(db: NodePgDatabase): Pick<Handlers<typeof invoiceEndpoints>, Made> {
  return {
    list: async ({ query }, { propertyId }) => {
      const isCounted =
        (query.keywords ?? query.state ?? query.bucket ?? query.unitId) === undefined;
      const { period } = query;
      const { rows, total } = await pageOf(db, invoices, {
        select: db.select().from(invoices).$dynamic(),
        where: foundInvoices(query, propertyId),
        order: ordered(query.sort),
        query,
        kept: isCounted ? keptCount(db, propertyId, { kind: 'invoices', period }) : undefined,
      });
      return { rows: rows.map(invoiceOf), total };
    },

    get: ({ params }, { propertyId }) => invoiceDetail(db, propertyId, params.id),

    ageing: (_call, { propertyId }) => ageing(db, propertyId),

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelInvoice(tx, request, id, reason));
      request.changed('invoices');
      return invoiceDetail(db, request.propertyId, id);
    },

    download: ({ query }, { propertyId }) =>
      foundFile<Invoice>(
        db,
        invoices,
        { columns: invoiceColumns, texts },
        {
          where: foundInvoices(query, propertyId),
          order: ordered(query.sort),
          read: async (ids) =>
            (await db.select().from(invoices).where(inArray(invoices.id, ids))).map(invoiceOf),
        },
      ),
  };
}
