import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { serviceNames } from '@/contracts/kit/calls/endpoint';
import { freePort, startOwnPortal } from './own-portal';

const dropped = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

const listening = async (server: ReturnType<typeof createServer>) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** What a service of another make says instead of ours; `null` where it knows no such call. */
type Retell = (path: string, answer: string) => string | null;

const asItIs: Retell = (_path, answer) => answer;

/**
 * A portal of its own that reaches its services through a gate: the gate counts what refreshes a
 * session, and can be shut, as if the services were restarting, or say less than they do.
 */
export async function startGatedPortal() {
  const gate = { isOpen: true, refreshes: [] as string[], retell: asItIs };
  const servicesPort = await freePort();

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
    const type = answer.headers.get('content-type') ?? '';
    const told = Buffer.from(await answer.arrayBuffer());
    const retold = type.includes('json') ? gate.retell(request.url ?? '', told.toString()) : told;
    response.writeHead(retold === null ? 404 : answer.status, { 'content-type': type });
    response.end(retold ?? '{}');
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const through = `http://127.0.0.1:${await listening(server)}`;

  const behind = Object.fromEntries(
    serviceNames.map((name) => [
      `${name.toUpperCase().replace('-', '_')}_API`,
      `${through}/${name}`,
    ]),
  );
  const { stop, ...portal } = await startOwnPortal({
    ...behind,
    SERVICES_PORT: String(servicesPort),
  });
  return {
    ...portal,
    gate,
    async stop() {
      await stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
