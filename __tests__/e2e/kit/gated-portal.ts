import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { serviceNames } from '@/contracts/kit/endpoint';
import { settingNames } from '@/settings';

const dropped = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

const listening = async (server: ReturnType<typeof createServer>) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await once(probe.close(), 'close');
  return port;
}

/**
 * A portal of its own that reaches its services through a gate: the gate counts what refreshes a
 * session, and can be shut, as if the services were restarting.
 */
export async function startGatedPortal() {
  const gate = { isOpen: true, refreshes: [] as string[] };
  const [port, servicesPort] = [await freePort(), await freePort()];

  async function pass(request: IncomingMessage, response: ServerResponse) {
    if (!gate.isOpen) return void request.socket.destroy();
    const sent = await buffer(request);
    const said = sent.toString();
    if (request.url?.endsWith('/auth/login') && said.includes('"type":"refresh"')) {
      gate.refreshes.push(JSON.parse(said).key);
    }
    const headers = Object.entries(request.headers).filter(([name]) => !dropped.has(name));
    const answer = await fetch(`http://127.0.0.1:${servicesPort}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as [string, string][],
      body: sent.length > 0 ? new Uint8Array(sent) : null,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const through = `http://127.0.0.1:${await listening(server)}`;

  const dataDir = `.cache/e2e-gated-${port}`;
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  const behind = Object.fromEntries(
    serviceNames.map((name) => [
      `${name.toUpperCase().replace('-', '_')}_API`,
      `${through}/${name}`,
    ]),
  );
  const child = spawn(process.execPath, ['dist/launch.js'], {
    env: {
      ...process.env,
      ...none,
      ...behind,
      HOST: '127.0.0.1',
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: dataDir,
      DEMO_SCALE: '0.01',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  while (!printed.includes('Ctrl-C')) printed += String((await once(child.stdout, 'data'))[0]);

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    gate,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      server.closeAllConnections();
      server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
