import { date, text, uuid } from 'drizzle-orm/pg-core';
import { creditStates } from '@/contracts/billing/credits/credit';
import { instant, thaiText } from '@/services/db/columns';

/** Of what one asks for and another approves: who did, when, and what became of it. */
export const approvalColumns = () => ({
  state: text('state', { enum: creditStates }).notNull().default('asked'),
  /** Of one that counts, or did. */
  number: text('number').notNull().default(''),
  why: thaiText('why').notNull(),
  askedById: uuid('asked_by_id').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: instant('asked_at').notNull(),
  grantedBy: text('granted_by').notNull().default(''),
  grantedAt: instant('granted_at'),
  /** Of approval, and in the books. */
  day: date('day'),
  endedBy: text('ended_by').notNull().default(''),
  endedAt: instant('ended_at'),
  endReason: thaiText('end_reason').notNull().default(''),
});
