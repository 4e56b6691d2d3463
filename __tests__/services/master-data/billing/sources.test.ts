import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountingSource, demoSource } from '@/services/master-data/billing/accounting/source';

const own = [{ id: 'A-1', unitNumber: 'A-0101' }];

describe('an address', () => {
  let answer: RequestListener = () => {};
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.url} ${request.headers.accept}`);
    answer(request, reply);
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/invoices?of=2569`;
  });
  afterAll(() => server.close());
  const read = () => accountingSource(url, false).read('RMN');

  test('is asked by the code of the property, and answers its list or all of them', async () => {
    answer = (_, reply) => reply.end(JSON.stringify(own));
    expect(await read()).toEqual(own);
    answer = (_, reply) => reply.end(JSON.stringify({ RMN: own, STP: [] }));
    expect(await read()).toEqual(own);
    expect(new Set(asked)).toEqual(new Set(['/invoices?of=2569&property=RMN application/json']));
    answer = (_, reply) => reply.end(JSON.stringify({ STP: own }));
    expect(await read()).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['fails', (_, reply) => reply.writeHead(500).end('[]')],
    ['sends elsewhere', (_, reply) => reply.writeHead(302, { location: '/other' }).end()],
    ['says what is no JSON', (_, reply) => reply.end('<html>')],
    ['says what went wrong', (_, reply) => reply.end('{"error":"db down"}')],
    ['says nothing', (_, reply) => reply.end('{}')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('that %s gives nothing', async (_, listener) => {
    answer = listener;
    await expect(read()).rejects.toThrow();
  });
});

test('a file holds the lists of several properties; one that is not there is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'niti-accounting-'));
  const path = join(folder, 'invoices.json');
  const source = accountingSource(path, true);
  await expect(source.read('RMN')).rejects.toThrow('ENOENT');
  await writeFile(path, JSON.stringify({ RMN: own }));
  expect(await source.read('RMN')).toEqual(own);
  expect(await source.read('STP')).toEqual([]);
  await rm(folder, { recursive: true });
});

test("without a setting there is the demo's, and in production none", async () => {
  expect(accountingSource(undefined, true)).toBe(demoSource);
  expect(await demoSource.read('RMN')).toHaveLength(3);
  await expect(accountingSource(undefined, false).read('RMN')).rejects.toMatchObject({
    code: 'NO_SOURCE',
  });
});
