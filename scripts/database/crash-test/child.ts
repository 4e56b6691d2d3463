import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/services/db/database';

const [task, folder = ''] = process.argv.slice(2);
const connections = 6;

const db = await openDatabase({ folder });
await db.pool.query(`
  CREATE TABLE IF NOT EXISTS crash_rows (id uuid PRIMARY KEY, note text NOT NULL);
  CREATE INDEX IF NOT EXISTS crash_rows_note ON crash_rows (note)`);

/** Some rows alone, some in a transaction of two statements; printed once they are acknowledged. */
async function insertForever(): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const id = randomUUID();
    const values = [id, 'น้ำ'.repeat(turn % 200)];
    const client = await db.pool.connect();
    if (turn % 3 > 0) await client.query('BEGIN');
    await client.query('INSERT INTO crash_rows VALUES ($1, $2)', values);
    if (turn % 3 > 0) {
      await client.query('UPDATE crash_rows SET note = $1 WHERE id = $2', [`${turn}`, id]);
      await client.query('COMMIT');
    }
    client.release();
    process.stdout.write(`${id}\n`);
    if (turn % 150 === 149) await db.pool.query('CHECKPOINT');
  }
}

if (task === 'insert') {
  await Promise.all(Array.from({ length: connections }, insertForever));
} else {
  const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM crash_rows');
  for (const { id } of rows) process.stdout.write(`${id}\n`);
  await db.close();
}
