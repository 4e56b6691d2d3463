import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import { properties } from '@/services/db/tables';
import type { Handler } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import type { AccountingSource } from './source';
import { takeInvoices } from './take-invoices';

/** Fetches what the accounting source has, of one invoice or of the property. */
export const reloadHandler =
  (db: NodePgDatabase, source: AccountingSource): Handler<typeof invoiceEndpoints.reload> =>
  async ({ body: { id } }, request) => {
    const { propertyId } = request;
    const [property] = await db.select().from(properties).where(eq(properties.id, propertyId));
    const [only] =
      id === propertyId
        ? []
        : await db
            .select({ sourceId: invoices.sourceId })
            .from(invoices)
            .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)));
    if (!property || (id !== propertyId && !only)) throw new Problem('NOT_FOUND');
    if (only && !only.sourceId) throw new Problem('NO_SOURCE');
    const all = await source.read(property.code).catch((error: unknown) => {
      throw error instanceof Problem ? error : new Problem('SOURCE_FAILED');
    });
    const wanted = only
      ? all.filter((one) => (one as { id?: unknown } | null)?.id === only.sourceId)
      : all;
    const told = await db.transaction((tx) => takeInvoices(tx, request, wanted, only?.sourceId));
    if (told.added.length + told.changed.length > 0) {
      request.changed('invoices');
      request.changed('receipts');
    }
    return told;
  };
