import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '@/services/db/database';
import { KeepingProblem } from '@/services/keeping/keeping-problem';
import { moveSequences, moveTable } from '@/services/keeping/move-rows';
import { type MoveSource, withCopy } from '@/services/keeping/move-source';
import { finishTarget, inOne, prepareTarget } from '@/services/keeping/move-target';
import { amountOf, differences, tablesOf, tallyOf } from '@/services/keeping/tally';
import { readSettings } from '@/settings';
import { argument } from './command-line';
import { giveUp } from './give-up';
import { migrations } from './migrations';

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Brings all rows of a source to an empty server, or the rest of them, and compares. */
async function moveRows(source: pg.PoolClient, target: pg.PoolClient, mark: string) {
  await target.query('SET idle_in_transaction_session_timeout = 0');
  const tables = await tablesOf(source);
  await prepareTarget(target, { mark, migrations, tables: [...tables.keys()] });
  for (const table of tables) await moveTable(source, target, table);
  await moveSequences(source, target);
  const was = await inOne(source, () => tallyOf(source));
  await finishTarget(target, async () => {
    const found = differences(was, await tallyOf(target));
    for (const line of found) process.stderr.write(`${line}\n`);
    if (found.length > 0) throw new KeepingProblem('The target is not as the source, see above.');
  });
  say(`Moved and compared: ${amountOf(was)}; every row and sum is as it was.`);
}

/** Lends a connection, which is nobody's afterwards. */
async function lending<R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  return work(client).finally(() => client.release(true));
}

async function moveTo(url: string, { db, mark }: MoveSource): Promise<void> {
  const server = await openDatabase({ url });
  const move = server.patiently(({ pool }) =>
    lending(db.pool, (source) => lending(pool, (target) => moveRows(source, target, mark))),
  );
  await move.finally(() => server.close());
}

/** `move --to postgres://...`: the embedded database of here to an empty PostgreSQL; again where it was cut off. */
async function run(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings();
  const to = argument('--to') ?? '';
  if (databaseUrl) {
    throw new KeepingProblem('DATABASE_URL is set: the embedded database is moved without it.');
  }
  if (!/^postgres(ql)?:\/\//.test(to)) {
    throw new KeepingProblem('Say where to: move --to postgres://user:password@host/name.');
  }
  const place = { folder: join(dataDir, 'db'), aside: join(dataDir, 'moving'), migrations };
  await withCopy(place, (source) => moveTo(to, source));
  say(
    'The embedded database is as it was. Set DATABASE_URL to the target, leave the rest, and start.',
  );
}

run().then(() => process.exit(0), giveUp('The move is not done; run it again to go on'));
