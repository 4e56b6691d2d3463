/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp } from '@/portal/kit/calls/http';

test('a service is called as it is, whatever HTTP_PROXY says of the way out of the machine', async () => {
  const service = createServer((_, reply) => reply.end('here'));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  // Port 9 answers nobody.
  process.env.HTTP_PROXY = 'http://127.0.0.1:9';
  const http = createHttp({
    addressOf: () => `http://127.0.0.1:${port}`,
    bearer: async () => null,
  });
  const asked = http.request({ service: 'news', url: '/' }).finally(() => service.close());
  expect((await asked).data).toBe('here');
});
