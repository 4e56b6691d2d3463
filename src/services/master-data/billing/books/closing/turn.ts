import type { billingPeriods } from '@/services/master-data/billing/books/tables';

/** What becomes of a month, and what the log is told of it. */
export interface Turn {
  fields: Partial<typeof billingPeriods.$inferSelect>;
  action: 'close' | 'askReopen' | 'dropReopen' | 'reopen';
  changes: Record<string, unknown>;
}
