import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { invoiceFilter } from '@/contracts/billing/invoice';
import { holding } from '@/services/kit/records/page-of';
import { inBucket, inState } from '@/services/master-data/billing/late/lateness';
import { inMail } from '@/services/master-data/billing/mailed/state';
import { invoices } from './tables';

type Asked = Omit<z.output<typeof invoiceFilter>, 'page' | 'limit' | 'sort'>;

/** What the list's filters ask for of a property's invoices. */
export const foundInvoices = (
  { keywords, period, state, bucket, mail, unitId }: Asked,
  propertyId: string,
) =>
  and(
    eq(invoices.propertyId, propertyId),
    holding(keywords, invoices.number, invoices.unitNumber, invoices.payerName),
    period === undefined ? undefined : eq(invoices.period, period),
    state && inState(state),
    bucket && inBucket(bucket),
    mail && inMail(mail),
    unitId === undefined ? undefined : eq(invoices.unitId, unitId),
  );
