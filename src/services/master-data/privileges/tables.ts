import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { thaiText } from '@/services/db/columns';
import { sharedRecordColumns } from '@/services/db/record-columns';
import { periodColumns } from '@/services/kit/content/period';
import { targetTable } from '@/services/kit/content/target-table';

export const privileges = pgTable(
  'privileges',
  {
    ...sharedRecordColumns(),
    partner: thaiText('partner').notNull(),
    // Clean HTML, stored as it is.
    descriptionTh: text('description_th').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionCn: text('description_cn').notNull().default(''),
    conditionTh: text('condition_th').notNull(),
    conditionEn: text('condition_en').notNull().default(''),
    conditionCn: text('condition_cn').notNull().default(''),
    picture: uuid('picture'),
    ...periodColumns(),
  },
  (table) => [index('privileges_place').on(table.propertyId, table.from)],
);

export const privilegeTargets = targetTable('privilege_targets', () => privileges.id);
