import { date, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { rhythms } from '@/contracts/master-data/content/home-calendar';
import { thaiText } from '@/services/db/columns';
import { sharedRecordColumns, titleColumns } from '@/services/db/record-columns';
import { announcementTable } from '@/services/kit/content/announce-part';
import { targetTable } from '@/services/kit/content/target-table';

export const calendarEntries = pgTable(
  'calendar_entries',
  {
    // Active is what is published.
    ...sharedRecordColumns(),
    ...titleColumns(),
    // Clean HTML, stored as it is.
    descriptionTh: text('description_th').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionCn: text('description_cn').notNull().default(''),
    place: thaiText('place').notNull().default(''),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    startsAt: text('starts_at').notNull().default(''),
    endsAt: text('ends_at').notNull().default(''),
    rhythm: text('rhythm', { enum: rhythms }).notNull().default(''),
    every: smallint('every').notNull().default(1),
    until: date('until_day'),
    except: jsonb('except_days').$type<string[]>().notNull().default([]),
  },
  (table) => [index('calendar_entries_place').on(table.propertyId, table.from)],
);

export const calendarAnnouncements = announcementTable(
  'calendar_announcements',
  'entry_id',
  () => calendarEntries.id,
);

export const calendarTargets = targetTable('calendar_targets', () => calendarEntries.id);
