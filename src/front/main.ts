import { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { readSettings } from '@/settings';
import { buildId } from '@/settings/build-id';
import { logConsole } from './console';
import { buildFront } from './front';

// As seen from dist, where the bundle of this file lies.
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the process with exactly one line on standard error. */
function giveUp(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The portal cannot start: ${message.split('\n', 1)[0]}\n`);
  process.exit(1);
}

async function start(dev: boolean): Promise<void> {
  const settings = readSettings();
  const { host, port } = settings;
  // Next would listen for sockets on the front's own server; the front hands it those that are its.
  const httpServer = new Server();
  const app = next({ dev, dir: root, hostname: host, port, httpServer });
  await app.prepare();
  const front = buildFront({
    settings,
    build: buildId(),
    next: {
      answer: app.getRequestHandler(),
      ...(dev && { upgrade: (...parts) => httpServer.emit('upgrade', ...parts) }),
    },
    ...(!dev && { files: join(root, '.next/static') }),
  });
  await front.listen({ host, port });
  if (!dev) logConsole(console, front.log);

  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    front
      .close()
      .then(() => app.close())
      .then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('disconnect', stop);
}

start(process.argv.includes('--dev')).catch(giveUp);
