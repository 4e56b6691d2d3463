import { jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ruleKinds } from '@/contracts/billing/charge-rule';
import { feeBases, feeRhythms } from '@/contracts/billing/fee';
import { unitKinds } from '@/contracts/master-data/residents/unit';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { satang } from '@/services/master-data/billing/columns';

/** What a group of units is charged from one month to another. */
export const chargeRules = pgTable('charge_rules', {
  ...recordColumns(),
  name: thaiText('name').notNull(),
  kind: text('kind', { enum: ruleKinds }).notNull(),
  basis: text('basis', { enum: feeBases }).notNull(),
  /** Of one month. */
  amount: satang('amount').notNull(),
  every: text('every', { enum: feeRhythms }).notNull().default('month'),
  /** Percent off a whole quarter or year. */
  discount: numeric('discount', { precision: 5, scale: 2 }).notNull().default('0.00'),
  from: text('from_month').notNull(),
  until: text('until_month'),
  /** Of all units those of one building, floor or kind; those that are picked alone. */
  building: thaiText('building').notNull(),
  floor: smallint('floor'),
  unitKind: text('unit_kind', { enum: unitKinds }),
  unitIds: jsonb('unit_ids').notNull().$type<string[]>(),
});
