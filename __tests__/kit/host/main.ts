import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Instance } from './instance';
import { night } from './night';
import { endPrepared, sourceOfToday, takeInstance } from './of-today';
import { remind, sendLetters } from './remind';
import { report } from './report';
import { sendReports } from './reports';
import { openWorld, seedAnew } from './world';

const instances = new Map<
  string,
  Pick<Instance, 'id' | 'database' | 'stop'> & Partial<Pick<Instance, 'log' | 'outbox'>>
>();
let stopping: Promise<unknown> = Promise.resolve();

/**
 * `POST /` starts services, `POST /world` opens a database alone, `POST /:id/sql` asks it,
 * `POST /:id/seed` fills it anew, `POST /:id/remind`, `POST /:id/letters`, `POST /:id/reports` and `POST /:id/night`
 * do what timers do,
 * `POST /:id/report` reads a report, `POST /:id/log` the log, `DELETE /:id` ends them.
 */
async function answer(request: IncomingMessage): Promise<unknown> {
  const [, id = '', action] = (request.url ?? '/').split('/');
  if (request.method === 'POST' && !id) {
    const instance = await takeInstance(JSON.parse(await text(request)));
    instances.set(instance.id, instance);
    const { id, url, tokenSecret, outbox, uploads, accounting, routes, kinds } = instance;
    return { id, url, tokenSecret, outbox, uploads, accounting, routes, kinds };
  }
  if (id === 'world') {
    const world = await openWorld(await sourceOfToday());
    instances.set(world.id, world);
    return { id: world.id };
  }
  const instance = instances.get(id);
  if (!instance) throw new Error(`no such services: ${id}`);
  if (action === 'sql') {
    const { statement, values } = JSON.parse(await text(request));
    return (await instance.database.pool.query(statement, values)).rows;
  }
  if (action === 'log') return instance.log;
  if (action === 'seed') return seedAnew(instance, JSON.parse(await text(request)));
  if (action === 'remind') return remind(instance, JSON.parse(await text(request)));
  if (action === 'letters') return sendLetters(instance, JSON.parse(await text(request)));
  if (action === 'report') return report(instance, JSON.parse(await text(request)));
  if (action === 'reports') return sendReports(instance, JSON.parse(await text(request)));
  if (action === 'night') return night(instance, JSON.parse(await text(request)));
  instances.delete(id);
  stopping = Promise.allSettled([stopping, instance.stop()]);
  return {};
}

const server = createServer((request, reply) => {
  // Kept open, a connection can be closed here at the moment that the next call is made by it.
  reply.setHeader('connection', 'close');
  answer(request).then(
    (body) => reply.end(JSON.stringify(body)),
    (error: Error) => {
      reply.statusCode = 500;
      reply.end(JSON.stringify({ message: error.message }));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});

// Its end of the pipe closes with the test run, however that ends.
process.stdin.resume().once('end', async () => {
  await stopping;
  await Promise.allSettled([...instances.values()].map((instance) => instance.stop()));
  await endPrepared();
  process.exit(0);
});
