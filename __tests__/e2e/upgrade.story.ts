import { get } from 'node:http';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { expect, story } from '@tests/e2e/kit/story';

/** How an upgrade to a path is answered. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const request = get(`${portalAddress()}${path}`, { headers }, (reply) => {
      resolve(reply.statusCode);
      reply.destroy();
    });
    request.on('upgrade', (reply, socket) => {
      resolve(reply.statusCode);
      socket.destroy();
    });
    request.on('error', reject);
  });

for (const path of ['/', '/nowhere', '/services/none', '/api/none', '/_next/static/none.js']) {
  story(`a WebSocket to ${path} is refused, not left open`, async () => {
    expect(await statusOf(path)).toBe(404);
  });
}

story('a WebSocket to the real-time server is taken', async () => {
  expect(await statusOf('/services/realtime/app/any?protocol=7')).toBe(101);
});
