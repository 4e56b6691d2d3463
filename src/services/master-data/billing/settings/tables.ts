import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { feeBases } from '@/contracts/billing/fee';
import { instant } from '@/services/db/columns';
import { propertyId, satang } from '@/services/master-data/billing/columns';

export const billingSettings = pgTable('billing_settings', {
  propertyId: propertyId().primaryKey(),
  version: integer('version').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  commonFeeBy: text('common_fee_by', { enum: feeBases }).notNull(),
  commonFeeRate: satang('common_fee_rate').notNull(),
  commonFeeBudget: satang('common_fee_budget').notNull(),
  sinkingFeeRate: satang('sinking_fee_rate').notNull(),
  /** Became a kind of meter ; the release before still reads it, the next one drops it. */
  waterRate: satang('water_rate').notNull().default(0),
  dueDays: smallint('due_days').notNull(),
  surchargeRate: numeric('surcharge_rate', { precision: 5, scale: 2 }).notNull(),
  surchargeLateRate: numeric('surcharge_late_rate', { precision: 5, scale: 2 }).notNull(),
  surchargeLateMonths: smallint('surcharge_late_months').notNull(),
  partPaidIsArrears: boolean('part_paid_is_arrears').notNull(),
  prorateSales: boolean('prorate_sales').notNull().default(false),
  mailReceipts: boolean('mail_receipts').notNull().default(false),
  vatRate: numeric('vat_rate', { precision: 5, scale: 2 }).notNull(),
  billerId: text('biller_id').notNull(),
  promptPayId: text('prompt_pay_id').notNull(),
  firstLetterDays: smallint('first_letter_days').notNull(),
  secondLetterDays: smallint('second_letter_days').notNull(),
  finalLetterDays: smallint('final_letter_days').notNull(),
  letterGapDays: smallint('letter_gap_days').notNull().default(15),
  planGraceDays: smallint('plan_grace_days').notNull().default(7),
  clearLetterFee: satang('clear_letter_fee').notNull().default(0),
  clearLetterDays: smallint('clear_letter_days').notNull().default(30),
  creditAlone: satang('credit_alone').notNull().default(0),
});
