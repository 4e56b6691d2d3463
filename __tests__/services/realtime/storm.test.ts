import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { difference, FollowingClient } from '@tests/kit/following-client';
import { startServices } from '@tests/kit/services';
import { realtimeEndpoints } from '@/contracts/auth/realtime';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { embeddedApp } from '@/settings/realtime-app';
import { propertyOf } from './client';

const services = startServices();
jest.setTimeout(60_000);

const clients: FollowingClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.end();
});

test('ten clients that are dropped again and again lose nothing and take nothing twice', async () => {
  const [counter, manager] = [await services.signIn('counter'), await services.signIn('manager')];
  const { key } = embeddedApp(services.tokenSecret);
  const read = (after?: number) =>
    services.get(notificationEndpoints.after, { query: { after } }, counter);
  const way = {
    address: `${services.url.replace('http', 'ws')}/realtime/app/${key}?protocol=7`,
    propertyId: await propertyOf(services, 'counter'),
    prove: (socketId: string) =>
      services.get(realtimeEndpoints.signIn, { body: { socketId } }, counter),
    read,
  };
  const { seq } = await read();
  clients.push(...Array.from({ length: 10 }, () => new FollowingClient(way, seq)));
  await Promise.all(clients.map((client) => client.connect()));

  const sent: string[] = [];
  const send = async () => {
    const body = { id: randomUUID(), title: 'ระหว่างพายุ', text: `ครั้งที่ ${sent.length + 1}` };
    sent.push((await services.get(notificationEndpoints.send, { body }, manager)).id);
  };
  let isOver = false;
  const sending = (async () => {
    while (!isOver) await send();
  })();
  for (let storm = 0; storm < 6; storm++) {
    for (const client of clients) client.drop();
    await Promise.all(clients.map((client) => client.connect()));
  }
  isOver = true;
  await sending;
  await send();

  const last = sent.at(-1);
  for (let tries = 0; tries < 100 && clients.some(({ taken }) => taken.at(-1) !== last); tries++) {
    await wait(50);
  }
  expect(sent.length).toBeGreaterThan(6);
  for (const { taken } of clients) {
    expect(difference(sent, taken)).toEqual({ lost: 0, doubled: 0 });
    expect(taken).toEqual(sent);
  }
});
