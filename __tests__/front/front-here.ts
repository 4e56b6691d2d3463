import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildFront, type FrontParts } from '@/front/front';
import { type LaunchedSettings, parseSettings } from '@/settings';

const secret = 'q7Zk0vXw3LrT9mYb2NcP5hJd8fGs1aQe';
process.env.NEXTAUTH_SECRET = secret;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A server that stands in for a service; it ends with the file's tests. */
export async function standIn(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A listening front under these settings, before pages that say what Next would have been told. */
export async function frontHere(
  env: Record<string, string>,
  parts: Partial<Omit<FrontParts, 'settings'>> = {},
) {
  const parsed = parseSettings({ LOG_LEVEL: 'silent', ...env });
  const settings: LaunchedSettings = { ...parsed, portalSecret: secret, tokenSecret: secret };
  const app = buildFront({
    settings,
    build: 'tests',
    next: {
      answer: async ({ url, headers }, response) => {
        response.end(JSON.stringify({ url, headers }));
      },
    },
    ...parts,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  return { app, url, settings };
}
