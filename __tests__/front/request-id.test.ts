import { randomUUID } from 'node:crypto';
import { logConsole } from '@/front/console';
import { frontHere, standIn } from './front-here';

/** What a service and a page are told, and what the caller gets back, for an id that a call comes with. */
async function ids(given?: string) {
  const told: unknown[] = [];
  const { url: service } = await standIn(({ headers }, answer) => {
    told.push(headers['x-request-id']);
    answer.setHeader('x-request-id', String(headers['x-request-id']));
    answer.end('{}');
  });
  const { url } = await frontHere({ SERVICES_PORT: new URL(service).port });
  const headers = new Headers(given === undefined ? [] : [['x-request-id', given]]);
  const call = await fetch(`${url}/services/parcel/api/v1/parcels`, { headers });
  const page = await fetch(`${url}/api/page`, { headers });
  told.push((await page.json()).headers['x-request-id']);
  const returned = [call, page].map((reply) => reply.headers.get('x-request-id'));
  return { told, returned };
}

test('a proxy’s id is the service’s, the page’s and the caller’s', async () => {
  for (const id of [randomUUID(), randomUUID().replaceAll('-', '')]) {
    expect(await ids(id)).toEqual({ told: [id, id], returned: [id, id] });
  }
});

test.each([undefined, 'short', 'Somchai Jaidee of unit 12', '0812345678', '1103700012345'])(
  'for %s there is one of its own, the same for all',
  async (given) => {
    const { told, returned } = await ids(given);
    expect(told).toEqual(returned);
    for (const id of told) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('what a page’s maker says is a line of its request, without its words', async () => {
  const lines: object[] = [];
  const write = (line: object) => void lines.push(line);
  const spoken = { error: (..._parts: unknown[]) => {}, warn: (..._parts: unknown[]) => {} };
  logConsole(spoken, { error: write, warn: write });
  spoken.error('⨯', Object.assign(new TypeError('0812345678 is no name'), { digest: '17' }));
  spoken.warn('a word about 0812345678');
  expect(lines).toMatchObject([{ err: { type: 'TypeError', digest: '17' } }, {}]);
  expect(JSON.stringify(lines)).not.toContain('0812345678');
  expect(JSON.stringify(lines)).toContain('request-id.test');
});
