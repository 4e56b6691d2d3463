import { date, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CommitteeMember } from '@/contracts/master-data/property/property-setting';
import { lawfulRules } from '@/contracts/master-data/votes/vote-rules';
import { instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';

/** The days on which a property's office rests, beside its weekly ones. */
export const holidays = pgTable(
  'holidays',
  {
    ...recordColumns(),
    /** Bangkok day. */
    day: date('day').notNull(),
    nameTh: thaiText('name_th').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (table) => [unique('holidays_once').on(table.propertyId, table.day)],
);

/** One row by property, added with the first change. */
export const propertySettings = pgTable('property_settings', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id),
  version: integer('version').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  nameTh: thaiText('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  nameCn: text('name_cn').notNull(),
  registrationNumber: thaiText('registration_number').notNull(),
  taxId: text('tax_id').notNull(),
  addressTh: thaiText('address_th').notNull(),
  addressEn: text('address_en').notNull(),
  subDistrict: thaiText('sub_district').notNull(),
  district: thaiText('district').notNull(),
  province: thaiText('province').notNull(),
  postcode: text('postcode').notNull(),
  /** E.164, or empty; the emergency number too. */
  officePhone: text('office_phone').notNull(),
  emergencyPhone: text('emergency_phone').notNull(),
  email: text('email').notNull(),
  lineId: text('line_id').notNull(),
  parcelReminderDays: smallint('parcel_reminder_days').notNull(),
  parcelUnclaimedDays: smallint('parcel_unclaimed_days').notNull(),
  pickupQrHours: smallint('pickup_qr_hours').notNull(),
  pickupDaysAhead: smallint('pickup_days_ahead').notNull(),
  voteNoticeDays: smallint('vote_notice_days').notNull().default(lawfulRules.noticeDays),
  voteQuorum: smallint('vote_quorum').notNull().default(lawfulRules.quorum),
  voteProxyUnits: smallint('vote_proxy_units').notNull().default(lawfulRules.proxyUnits),
  voteHolderCap: smallint('vote_holder_cap').notNull().default(lawfulRules.holderCap),
  voteArrearsMonths: smallint('vote_arrears_months').notNull().default(lawfulRules.arrearsMonths),
  /** Names, parted by commas. */
  voteNoProxies: thaiText('vote_no_proxies').notNull().default(''),
  committee: jsonb('committee').notNull().$type<CommitteeMember[]>(),
});
