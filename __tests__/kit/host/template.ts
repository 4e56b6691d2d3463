import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { holdCardKeys } from '@/services/db/card-seal';
import { type Database, migrate } from '@/services/db/database';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { seedDemo } from '@/services/seed';

// A process holds its keys before it opens a template that another run has filled.
holdCardKeys({ test: 'the numbers of people of the tests' });

const migrations = path.resolve('src/services/db/migrations');

/** Where databases for tests come from: each is a copy of one migrated and seeded template. */
export interface Source {
  copy(): Promise<{ database: Database; drop(): Promise<void> }>;
  close(): Promise<void>;
}

/** Of the demo world's first property; small, so that it is quickly made. */
export const demoScale = 0.2;

/** Migrates an empty database and puts a small demo world into it, the same one at every run. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database, migrations);
  await seedDemo(database.orm, { scale: demoScale });
}

/** Changes with the services' code, the seed's and the migrations', and so with the template. */
export function fingerprint(): string {
  const files = [
    ...['host.js', 'embedded-worker.js'].map((name) => new URL(name, import.meta.url)),
    ...readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => path.join(migrations, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  // The demo world is of today.
  return hash.update(bangkokDay(new Date())).digest('hex').slice(0, 16);
}
