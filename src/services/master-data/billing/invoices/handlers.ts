import texts from '@locales/th/invoices.json';
import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Invoice, invoiceColumns, type invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { foundFile } from '@/services/kit/files/list-file';
import { orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { keptCount } from '@/services/master-data/billing/books/totals';
import { ageing } from './ageing';
import { cancelInvoice } from './cancel';
import { invoiceDetail, invoicesOf } from './detail';
import { foundInvoices } from './found';
import { invoices } from './tables';
import { invoiceTabs } from './tabs';

const sorts = {
  number: invoices.number,
  unitNumber: inThaiOrder(invoices.unitNumber),
  period: invoices.period,
  dueOn: invoices.dueOn,
  total: invoices.total,
  owed: invoices.owed,
};

const maySeePeople = ({ caller }: ServiceRequest) => caller.permissions.has('customers:view');

/** The latest first, where nothing else is asked for. */
const ordered = (sort: string | undefined) => orderBy(sort ?? '-number', sorts, invoices.id);

type Made = 'list' | 'tabs' | 'get' | 'ageing' | 'cancel' | 'download';

/** The property's invoices as they stand today. */
export function invoiceHandlers(db: NodePgDatabase): Pick<Handlers<typeof invoiceEndpoints>, Made> {
  return {
    list: async ({ query }, { propertyId }) => {
      const isCounted =
        (query.keywords ?? query.state ?? query.bucket ?? query.mail ?? query.unitId) === undefined;
      const { period } = query;
      const { rows, total } = await pageOf(db, invoices, {
        select: db.select().from(invoices).$dynamic(),
        where: foundInvoices(query, propertyId),
        order: ordered(query.sort),
        query,
        kept: isCounted ? keptCount(db, propertyId, { kind: 'invoices', period }) : undefined,
      });
      return { rows: await invoicesOf(db, rows), total };
    },

    tabs: invoiceTabs(db),

    get: ({ params }, request) =>
      invoiceDetail(db, request.propertyId, params.id, maySeePeople(request)),

    ageing: (_call, { propertyId }) => ageing(db, propertyId),

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelInvoice(tx, request, id, reason));
      request.changed('invoices');
      return invoiceDetail(db, request.propertyId, id, maySeePeople(request));
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
            invoicesOf(db, await db.select().from(invoices).where(inArray(invoices.id, ids))),
        },
      ),
  };
}
