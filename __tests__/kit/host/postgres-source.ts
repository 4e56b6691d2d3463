import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '@/services/db/database';
import { fillTemplate, type Source } from './template';

const prefix = 'niti_test';

const named = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = database;
  return url.toString();
};

/** Databases of a PostgreSQL server, made from a template database there. */
export async function postgresSource(server: string, fingerprint: string): Promise<Source> {
  const admin = new pg.Pool({ connectionString: server, max: 2 });
  const template = `${prefix}_template_${fingerprint}`;
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (!rowCount) {
    const { rows } = await admin.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE '${prefix}\\_template\\_%'`,
    );
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    const draft = `${template}_draft`;
    await admin.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ url: named(server, draft) });
    await fillTemplate(database);
    await database.close();
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  }

  // A template cannot be copied twice at once.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async copy() {
      const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
      turn = turn.then(() => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
      await turn;
      const database = await openDatabase({ url: named(server, name) });
      const drop = async () => {
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      };
      return { database, drop };
    },
    close: () => admin.end(),
  };
}
