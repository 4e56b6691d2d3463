import { count, like, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createFirstAdmin, ensureBuiltinRoles } from '@/services/auth';
import { accounts } from '@/services/auth/tables';
import type { CardKeys } from '@/services/db/card-seal';
import { advanceAll } from '@/services/kit/records/positions';
import { settleCardKeys } from '@/services/master-data';
import { demoDomain, seedDemo } from '@/services/seed';
import type { UploadFolders } from '@/services/upload';

/** Why the services cannot start, in one English line for whoever operates them. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

interface Wanted {
  mode: 'demo' | 'production';
  /** Size of the demo data, as a factor. */
  demoScale: number;
  firstAdmin: { email: string; password: string; name: string } | undefined;
  /** What the numbers of people's cards are sealed by. */
  cardKeys: CardKeys;
  /** Where the demo's pictures go; left out, it has none. */
  uploads?: UploadFolders;
}

/**
 * Makes a migrated database ready for its mode: the demo world in an empty one, or the first
 * account of a real one. Throws `StartProblem` for production on demo accounts or without any, and
 * `CardKeyProblem` for keys that are not the database's.
 */
export async function prepare(db: NodePgDatabase, wanted: Wanted): Promise<void> {
  await settleCardKeys(db, wanted.cardKeys);
  await ensureBuiltinRoles(db);
  await advanceAll(db);
  const { mode, demoScale: scale, uploads } = wanted;
  if (mode === 'demo') return seedDemo(db, { scale, uploads });

  const demo = like(accounts.email, `%${demoDomain}`);
  const [known] = await db
    .select({ all: count(), demo: sql<number>`count(*) filter (where ${demo})`.mapWith(Number) })
    .from(accounts);
  if (known && known.demo > 0) {
    throw new StartProblem(
      `The database holds demo accounts (${demoDomain}), which production refuses: give it another DATA_DIR or DATABASE_URL.`,
    );
  }
  if (known && known.all > 0) return;
  const { firstAdmin } = wanted;
  if (!firstAdmin) {
    throw new StartProblem(
      'There is no account yet: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD to create the first SMART Admin.',
    );
  }
  if (firstAdmin.email.toLowerCase().endsWith(demoDomain)) {
    throw new StartProblem(`FIRST_ADMIN_EMAIL must not end in ${demoDomain}, the demo's domain.`);
  }
  await createFirstAdmin(db, firstAdmin);
}
