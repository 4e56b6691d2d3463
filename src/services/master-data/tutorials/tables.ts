import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { featureLinks } from '@/contracts/content/app-screens';
import { id, instant, thaiText } from '@/services/db/columns';
import { sharedRecordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';

const menuFeatureId = () => text('menu_feature_id', { enum: featureLinks }).notNull();

export const tutorialVersions = pgTable(
  'tutorial_versions',
  {
    ...sharedRecordColumns(),
    menuFeatureId: menuFeatureId(),
    name: thaiText('name').notNull(),
    note: thaiText('note').notNull().default(''),
  },
  (table) => [index('tutorial_versions_of').on(table.menuFeatureId)],
);

export const tutorialImages = pgTable(
  'tutorial_images',
  {
    ...sharedRecordColumns(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => tutorialVersions.id),
    picture: uuid('picture').notNull(),
    name: thaiText('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('tutorial_images_of').on(table.versionId, table.position)],
);

/** Where a tutorial is not shown. */
export const tutorialsOff = pgTable(
  'tutorials_off',
  {
    id: id(),
    menuFeatureId: menuFeatureId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [unique('tutorials_off_once').on(table.menuFeatureId, table.propertyId)],
);
