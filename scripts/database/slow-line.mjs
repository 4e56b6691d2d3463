import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';

/** A line to a database of our own that can be made slow, piece by piece, and quick again. */
export async function slowLine(database, folder) {
  let delay = 0;
  const held = () =>
    new Transform({
      transform(piece, _, pass) {
        if (delay === 0) pass(null, piece);
        else setTimeout(pass, delay, null, piece);
      },
    });
  const server = createServer((near) => {
    const far = connect(database.socket);
    near.pipe(held()).pipe(far);
    far.pipe(held()).pipe(near);
    near.on('error', () => {}).on('close', () => far.destroy());
    far.on('error', () => {}).on('close', () => near.destroy());
  });
  mkdirSync(folder);
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  return {
    url: `postgres://postgres@localhost/postgres?host=${folder}`,
    /** Milliseconds more for each question and its answer together. */
    slow(ms) {
      delay = ms / 2;
    },
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
