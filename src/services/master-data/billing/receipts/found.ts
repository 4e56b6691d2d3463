import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { type receiptFilter, received } from '@/contracts/billing/receipt';
import { holding } from '@/services/kit/records/page-of';
import { onDays, withinDays } from '@/services/kit/records/within-days';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { receipts } from './tables';

type Filter = Omit<z.output<typeof receiptFilter>, 'page' | 'limit' | 'sort'>;

/** What the list's filters ask for of a property's receipts. */
export const foundReceipts = (
  { keywords, period, method, voided, unitId, paid, voidedOn }: Filter,
  propertyId: string,
) =>
  and(
    eq(receipts.propertyId, propertyId),
    holding(keywords, receipts.number, receipts.unitNumber, receipts.payerName),
    period === undefined ? undefined : inMonth(receipts.day, period),
    method &&
      (method === received
        ? and(ne(receipts.method, 'advance'), isNull(receipts.deposit))
        : eq(receipts.method, method)),
    voided === undefined
      ? undefined
      : voided
        ? isNotNull(receipts.voidedAt)
        : isNull(receipts.voidedAt),
    paid ? onDays(receipts.day, paid) : undefined,
    voidedOn ? withinDays(receipts.voidedAt, voidedOn) : undefined,
    unitId === undefined ? undefined : eq(receipts.unitId, unitId),
  );
