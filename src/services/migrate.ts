import { join } from 'node:path';
import { migrate, openDatabase } from '@/services/db/database';
import { type Migration, pendingMigrations } from '@/services/db/migrate';
import { readSettings } from '@/settings';
import { giveUp } from './give-up';
import { migrations } from './migrations';

const longest = 100;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A migration's statements, each by its beginning. */
function shown({ name, statements }: Migration): string {
  const bare = statements.map((one) =>
    one
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [name, ...bare.map((one) => `  ${one.slice(0, longest)}`)].join('\n');
}

/** `migrate` does what a start does to the schema; `migrate --check` says it and changes nothing. */
async function run(isCheck: boolean): Promise<void> {
  const { databaseUrl, dataDir } = readSettings();
  const db = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'db') },
  );
  try {
    const pending = await pendingMigrations(db.pool, migrations);
    if (pending.length === 0) return say('The database is as this release needs it.');
    if (isCheck) {
      say(`The next start, or migrate, does this to the database (${pending.length}):`);
      return say(pending.map(shown).join('\n'));
    }
    await db.patiently((patient) => migrate(patient, migrations));
    say(`Done: ${pending.map(({ name }) => name).join(', ')}.`);
  } finally {
    await db.close();
  }
}

run(process.argv.includes('--check')).then(
  () => process.exit(0),
  giveUp('The database cannot be changed'),
);
