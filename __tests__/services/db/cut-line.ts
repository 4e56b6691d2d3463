import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './temporary';

/** A line to a database's server that can be cut, held silent, and put together again. */
export async function cutLine(to: pg.ClientConfig) {
  const { host, port, user, database } = new pg.Client(to);
  const socket = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const folder = temporaryFolder();
  mkdirSync(folder);
  const file = path.join(folder, '.s.PGSQL.5432');
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(socket);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (!isSilent) one.pipe(other);
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  const listen = async () => {
    server.listen(file);
    await once(server, 'listening');
  };
  const cut = () => {
    for (const one of open) one.destroy();
    open.clear();
  };
  await listen();
  return {
    url: `postgres://${user}@/${database}?host=${folder}`,
    /** Ends all connections; others can be made. */
    cut,
    /** Ends all connections, and refuses others until it is mended. */
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    /** Passes nothing on any more, and closes nothing. */
    hold() {
      isSilent = true;
      for (const one of open) one.unpipe().pause();
    },
    async mend() {
      isSilent = false;
      cut();
      if (!server.listening) await listen();
    },
    async end() {
      server.close();
      cut();
    },
  };
}
