import { and, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Bucket, InvoiceState } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { invoices } from '@/services/master-data/billing/invoices/tables';

export const today = () => bangkokDay(new Date());

/** Something of it is owed still. */
export const isOwed = gt(invoices.owed, 0);

/** Days late at which a bucket ends; the last one does not. */
const ends: Record<Exclude<Bucket, 'more'>, number> = { current: 0, d30: 30, d60: 60, d90: 90 };

export function bucketOf(daysLate: number): Bucket {
  if (daysLate <= 0) return 'current';
  if (daysLate <= 30) return 'd30';
  if (daysLate <= 60) return 'd60';
  return daysLate <= 90 ? 'd90' : 'more';
}

/** What is owed and as late as a bucket says. */
export function inBucket(bucket: Bucket): SQL | undefined {
  const now = today();
  const dueFrom = bucket === 'more' ? undefined : dayAfter(now, -ends[bucket]);
  const begins = { current: -Infinity, d30: 0, d60: 30, d90: 60, more: 90 }[bucket];
  return and(
    isOwed,
    dueFrom === undefined ? undefined : sql`${invoices.dueOn} >= ${dueFrom}`,
    Number.isFinite(begins) ? sql`${invoices.dueOn} < ${dayAfter(now, -begins)}` : undefined,
  );
}

export const inState = (state: InvoiceState | 'owed' | 'late'): SQL | undefined =>
  ({
    open: and(isOwed, sql`${invoices.paid} = 0`),
    part: and(isOwed, sql`${invoices.paid} > 0`),
    paid: and(isNull(invoices.voidedAt), eq(invoices.owed, 0)),
    void: isNotNull(invoices.voidedAt),
    owed: isOwed,
    late: and(isOwed, sql`${invoices.dueOn} < ${today()}`),
  })[state];

type Row = typeof invoices.$inferSelect;

export const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** How an invoice stands today. */
export function standing({ voidedAt, owed, paid, dueOn }: Row) {
  const state: InvoiceState = voidedAt ? 'void' : owed === 0 ? 'paid' : paid > 0 ? 'part' : 'open';
  const daysLate = owed > 0 ? Math.max(0, daysBetween(dueOn, today())) : 0;
  return { state, daysLate, bucket: owed > 0 ? bucketOf(daysLate) : null };
}

/** A day within a month. */
export const inMonth = (day: PgColumn, period: string): SQL | undefined =>
  and(gte(day, `${period}-01`), lt(day, `${monthAfter(period, 1)}-01`));
