import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { seedDemo } from '@/services/seed';
import type { Instance } from './instance';
import { demoScale, type Source } from './template';

/** A database without services, whose timers would go by the real clock. */
export async function openWorld(source: Source) {
  const { database, drop } = await source.copy();
  return {
    id: randomUUID(),
    database,
    async stop() {
      await database.close();
      await drop();
    },
  };
}

/** Puts the demo world of an instant in the place of the one that is there. */
export async function seedAnew({ database }: Pick<Instance, 'database'>, { now }: { now: string }) {
  const { orm } = database;
  const { rows } = await orm.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  );
  const all = sql.join(
    rows.map(({ tablename }) => sql.identifier(tablename)),
    sql`, `,
  );
  await orm.transaction(async (tx) => {
    // The history and the books refuse to be emptied.
    await tx.execute(sql`alter table parcel_events disable trigger user`);
    await tx.execute(sql`alter table ledger_entries disable trigger user`);
    await tx.execute(sql`alter table receipts disable trigger user`);
    await tx.execute(sql`truncate ${all}`);
    await tx.execute(sql`alter table parcel_events enable trigger user`);
    await tx.execute(sql`alter table ledger_entries enable trigger user`);
    await tx.execute(sql`alter table receipts enable trigger user`);
  });
  await seedDemo(orm, { scale: demoScale, now: Date.parse(now) });
  return {};
}
