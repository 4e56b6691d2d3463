import { frontHere, standIn } from './front-here';

const parts = { database: 'ok', queue: 'ok', store: 'ok', realtime: 'ok', disk: 'ok' };

/** Services of ours that say this of themselves, or that are of another make. */
async function saying(said: object | string, status = 200) {
  const asked: string[] = [];
  const { url } = await standIn((request, answer) => {
    asked.push(String(request.url));
    answer.statusCode = status;
    answer.end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  return { url, asked, port: new URL(url).port };
}

async function ready(env: Record<string, string>, path = '/health/ready') {
  const { url } = await frontHere(env);
  const reply = await fetch(url + path);
  return { status: reply.status, said: await reply.json() };
}

test('the portal says by name what the services beside it stand on', async () => {
  const { port, asked } = await saying({ status: 'ok', ...parts });
  expect(await ready({ SERVICES_PORT: port })).toEqual({
    status: 200,
    said: { status: 'ok', services: 'ok', ...parts },
  });
  expect(asked).toEqual(['/health/ready']);
});

test('it is not ready where they are not, or where they are gone, but it is there', async () => {
  const { port } = await saying({ status: 'failed', ...parts, queue: 'silent' }, 503);
  expect(await ready({ SERVICES_PORT: port })).toMatchObject({
    status: 503,
    said: { status: 'failed', services: 'ok', queue: 'silent' },
  });
  const nobody = { SERVICES_PORT: '9100' };
  expect(await ready(nobody)).toEqual({
    status: 503,
    said: { status: 'failed', services: 'unreachable' },
  });
  expect(await ready(nobody, '/health/live')).toEqual({ status: 200, said: { status: 'ok' } });
});

test('without events it goes on, and says so', async () => {
  const { port } = await saying({ status: 'degraded', ...parts, realtime: 'unreachable' });
  expect(await ready({ SERVICES_PORT: port }, '/api/health')).toMatchObject({
    status: 200,
    said: { status: 'degraded', realtime: 'unreachable' },
  });
});

test('a service that is set to another address is asked there, and named', async () => {
  const [own, ill, strange] = await Promise.all([
    saying({ status: 'ok', ...parts }),
    saying({ status: 'failed', ...parts, database: 'unreachable' }, 503),
    saying('<h1>not here</h1>', 404),
  ]);
  const env = {
    SERVICES_PORT: own.port,
    PARCEL_API: `${ill.url}/parcel`,
    NEWS_API: `${strange.url}/theirs`,
    CHAT_API: 'http://127.0.0.1:9',
  };
  expect(await ready(env)).toEqual({
    status: 503,
    said: {
      ...{ status: 'failed', services: 'ok', ...parts },
      ...{ parcel: 'failed', news: 'ok', chat: 'unreachable' },
    },
  });
  expect(ill.asked).toEqual(['/health/ready']);
  expect(strange.asked).toEqual(['/theirs/health/ready']);
});
