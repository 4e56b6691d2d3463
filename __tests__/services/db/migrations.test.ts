/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: the scripts have no other address.
import { brokenRules } from '../../../scripts/database/migration-rule.mjs';

const folder = 'src/services/db/migrations';

/**
 * What was done before the rule, and later what drops that a release before has stopped using: the migration, and the
 * number of its statements that the rule would refuse; and a reckoned column that the same migration makes anew.
 */
const allowed: Record<string, number> = {
  '0001_property-times': 1,
  '0005_people': 4,
  '0023_sealed-cards': 1,
  '0026_vote-rules': 1,
  '0034_surcharge-history': 4,
  '0058_credits': 1,
};

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length));

test('each migration can be lived with by the release before', () => {
  const broken = names.flatMap((name) => {
    const rules = brokenRules(readFileSync(`${folder}/${name}.sql`, 'utf8'));
    return rules.length === (allowed[name] ?? 0) ? [] : [{ name, rules }];
  });
  expect(broken).toEqual([]);
});

test.each([
  'DROP TABLE "votes"',
  'ALTER TABLE "votes" DROP COLUMN "name"',
  'ALTER TABLE "votes" RENAME COLUMN "name" TO "title"',
  'ALTER TABLE "votes" RENAME TO "polls"',
  'ALTER TABLE "votes" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "votes" ALTER COLUMN "name" SET DATA TYPE integer USING 1',
  'ALTER TABLE "votes" ADD COLUMN "name" text NOT NULL',
])('%s is refused', (statement) => {
  const beside = `CREATE TABLE "polls" ("id" uuid);--> statement-breakpoint\n${statement};`;
  expect(brokenRules(beside)).toHaveLength(1);
});

test.each([
  `ALTER TABLE "votes" ADD COLUMN "name" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "votes" ADD COLUMN "name" text',
  'CREATE INDEX "votes_name" ON "votes" ("name")',
  'CREATE TABLE "polls" ("id" uuid);\nALTER TABLE "polls" ADD COLUMN "name" text NOT NULL',
  'DO $$ BEGIN -- DROP TABLE "votes";\n END $$',
])('%s is not', (statement) => {
  expect(brokenRules(statement)).toEqual([]);
});
