/** Starts the built product for the stories: on free ports, over demo data that is made afresh. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const inRoot = (path) => new URL(`../../../${path}`, import.meta.url);

const probes = [createServer(), createServer()];
await Promise.all(probes.map((probe) => once(probe.listen(0, '127.0.0.1'), 'listening')));
const [port, servicesPort] = probes.map((probe) => String(probe.address().port));
await Promise.all(probes.map((probe) => once(probe.close(), 'close')));

const dataDir = fileURLToPath(inRoot('.cache/e2e'));
rmSync(dataDir, { recursive: true, force: true });
Object.assign(process.env, { PORT: port, SERVICES_PORT: servicesPort, DATA_DIR: dataDir });
await import(inRoot('dist/launch.js'));
