import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { settingNames } from '@/settings';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** A portal with services of its own, over little demo data, for a story that stops some of it. */
export async function startOwnPortal(settings: Record<string, string> = {}) {
  const [port, servicesPort] = [await freePort(), await freePort()];
  const dataDir = `.cache/e2e-own-${port}`;
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  const child = spawn(process.execPath, ['dist/launch.js'], {
    env: {
      ...process.env,
      ...none,
      HOST: '127.0.0.1',
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: dataDir,
      DEMO_SCALE: '0.01',
      LOG_LEVEL: 'silent',
      ...(settings.NITI_MODE === 'production' && { PORTAL_URL: `http://127.0.0.1:${port}` }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  while (!printed.includes('Ctrl-C')) printed += String((await once(child.stdout, 'data'))[0]);

  return {
    url: `http://127.0.0.1:${port}`,
    servicesPort,
    dataDir,
    /** The launcher's process. */
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
