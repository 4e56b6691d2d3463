import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveries, letterStages } from '@/contracts/billing/arrears';
import type { LeftOut } from '@/contracts/billing/arrears-letters';
import { id, instant, thaiText } from '@/services/db/columns';
import { propertyId, satang, unitId } from '@/services/master-data/billing/columns';

/** An invoice as it was owed, in whose name it is; letters of before say that of none. */
export interface Owing {
  number: string;
  period: string;
  dueOn: string;
  owed: number;
  payerName?: string;
}

/** Who asked for a letter that nothing is owed; written once all is paid. */
export const clearRequests = pgTable(
  'clear_requests',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    unitNumber: thaiText('unit_number').notNull(),
    requester: thaiText('requester').notNull(),
    requestedOn: date('requested_on').notNull(),
    /** What was charged for it. */
    fee: satang('fee').notNull(),
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
    letterId: uuid('letter_id').references((): AnyPgColumn => arrearsLetters.id),
    withdrawnAt: instant('withdrawn_at'),
    withdrawReason: thaiText('withdraw_reason').notNull().default(''),
  },
  (table) => [
    index('clear_requests_list').on(table.propertyId, table.requestedOn),
    index('clear_requests_unit').on(table.unitId),
    index('clear_requests_letter').on(table.letterId),
  ],
);

/** Letters that were written in one call, and who was left out of it. */
export const letterRuns = pgTable('letter_runs', {
  id: id(),
  propertyId: propertyId(),
  left: jsonb('left_out').notNull().$type<LeftOut[]>(),
  by: thaiText('by').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const arrearsLetters = pgTable(
  'arrears_letters',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    number: text('number').notNull(),
    unitNumber: thaiText('unit_number').notNull(),
    payerName: thaiText('payer_name').notNull(),
    stage: text('stage', { enum: letterStages }).notNull(),
    owed: satang('owed').notNull(),
    surcharge: satang('surcharge').notNull(),
    /** What the unit had paid ahead, and goes off what it says. */
    advance: satang('advance').notNull().default(0),
    /** The invoices as they were owed then. */
    owing: jsonb('owing').notNull().$type<Owing[]>(),
    day: date('day').notNull(),
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
    runId: uuid('run_id').references(() => letterRuns.id),
    tracking: text('tracking').notNull().default(''),
    delivery: text('delivery', { enum: deliveries }).notNull().default('written'),
    deliveredOn: date('delivered_on'),
    /** Of one that nothing is owed: until when it is good, and by what it is found again. */
    validUntil: date('valid_until'),
    code: text('code').notNull().default(''),
    voidedAt: instant('voided_at'),
    voidedBy: text('voided_by').notNull().default(''),
    voidReason: thaiText('void_reason').notNull().default(''),
  },
  (table) => [
    unique('arrears_letters_number').on(table.propertyId, table.number),
    index('arrears_letters_unit').on(table.unitId, table.createdAt),
    index('arrears_letters_run').on(table.runId),
    uniqueIndex('arrears_letters_tracking')
      .on(table.propertyId, table.tracking)
      .where(sql`${table.tracking} <> ''`),
  ],
);
