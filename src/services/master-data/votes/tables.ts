import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { VoteQuestion } from '@/contracts/master-data/votes/vote';
import { lawfulRules } from '@/contracts/master-data/votes/vote-rules';
import { instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { units } from '@/services/master-data/units/tables';

export const votes = pgTable(
  'votes',
  {
    ...recordColumns(),
    title: thaiText('title').notNull(),
    detail: thaiText('detail').notNull().default(''),
    questions: jsonb('questions').notNull().$type<VoteQuestion[]>(),
    /** Bangkok days; the last is included. */
    noticedOn: date('noticed_on').notNull(),
    opensOn: date('opens_on').notNull(),
    closesOn: date('closes_on').notNull(),
    noticeDays: smallint('notice_days').notNull(),
    quorum: smallint('quorum').notNull().default(lawfulRules.quorum),
    proxyUnits: smallint('proxy_units').notNull().default(lawfulRules.proxyUnits),
    holderCap: smallint('holder_cap').notNull(),
    arrearsMonths: smallint('arrears_months').notNull().default(lawfulRules.arrearsMonths),
    state: text('state', { enum: ['draft', 'announced', 'closed'] })
      .notNull()
      .default('draft'),
    /** The first meeting, of a second one. */
    firstId: uuid('first_id'),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').notNull().default(''),
  },
  (table) => [
    index('votes_place').on(table.propertyId, table.opensOn),
    uniqueIndex('votes_one_second').on(table.firstId).where(sql`${table.firstId} is not null`),
  ],
);

const voteId = () =>
  uuid('vote_id')
    .notNull()
    .references(() => votes.id, { onDelete: 'cascade' });
const unitId = () =>
  uuid('unit_id')
    .notNull()
    .references(() => units.id);

/** Who has a vote: the units as they were when it was announced. */
export const voteUnits = pgTable(
  'vote_units',
  {
    voteId: voteId(),
    unitId: unitId(),
    number: thaiText('number').notNull(),
    owners: jsonb('owners').notNull().$type<string[]>(),
    /** The owners' ids; empty where nobody is known. */
    holder: text('holder').notNull(),
    /** Millionths of a percent: the ratio, and what it counts. */
    weight: integer('weight').notNull(),
    counted: integer('counted').notNull(),
    /** In arrears when the vote was closed. */
    barred: boolean('barred').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.unitId] }),
    index('vote_units_unit').on(table.unitId),
  ],
);

/** How each unit has voted, once. */
export const voteCasts = pgTable(
  'vote_casts',
  {
    voteId: voteId(),
    unitId: unitId(),
    /** The place of each answer among its question's. */
    choices: jsonb('choices').notNull().$type<number[]>(),
    /** Who voted for the owners, as written and as compared; empty for themselves. */
    proxy: thaiText('proxy').notNull(),
    proxyKey: text('proxy_key').notNull(),
    via: text('via', { enum: ['desk', 'app'] }).notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.unitId] }),
    index('vote_casts_unit').on(table.unitId),
    index('vote_casts_proxy').on(table.voteId, table.proxyKey),
  ],
);
