import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { difference, FollowingClient } from '@tests/kit/following-client';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Standing } from '@/contracts/master-data/notification';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { notify, type StoredNotification } from '@/services/kit/live/notify';
import { prepare } from '@/services/prepare';
import { proveUser } from '@/services/realtime';
import { openLocalStore } from '@/services/upload';
import { embeddedApp } from '@/settings/realtime-app';
import { printTable } from '../table.mjs';
import { cardKeys } from './card-keys';
import { spread } from './timing';

const crowd = 1000;
const rounds = 60;
const storms = { many: 200, clients: 50 };

const tokenSecret = 'x'.repeat(64);
const folder = process.argv[2] ?? '.cache/bench-realtime';
const db = await openDatabase({ folder: join(folder, 'db') });
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 0.1, firstAdmin: undefined, cardKeys });
const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
const uploads = await openLocalStore(join(folder, 'uploads'));
const app = buildServices({ db: db.orm, tokenSecret, mail, uploads, logLevel: 'silent' });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const services = `http://127.0.0.1:${port}`;
const signedIn = await fetch(`${services}/auth/api/v1/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...{ key: 'counter@niti.example', type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  }),
});
const { accessToken, property_id: propertyId } = (await signedIn.json()).data as {
  accessToken: string;
  property_id: string;
};

async function read(after?: number): Promise<Standing> {
  const query = after === undefined ? '' : `?after=${after}`;
  const response = await fetch(`${services}/master-data/api/v1/notifications/after${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) throw new Error(`after: ${response.status}`);
  return (await response.json()).data as Standing;
}

const realtimeApp = embeddedApp(tokenSecret);
const { sub, sid } = JSON.parse(
  Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
);
const expires = Date.now() / 1000 + 3600;
const user = { id: sub, session_id: sid, property_id: propertyId, expires };
const way = {
  ...{ address: `ws://127.0.0.1:${port}/realtime/app/${realtimeApp.key}?protocol=7`, propertyId },
  ...{ prove: async (socketId: string) => proveUser(realtimeApp, socketId, user), read },
};

const store = () =>
  db.orm.transaction((tx) =>
    notify(tx, {
      ...{ propertyIds: [propertyId], type: 1 },
      ...{ title: 'ช่างลิฟต์มาถึงแล้ว', text: 'รอที่ล็อบบี้ชั้นล่าง โปรดลงมารับและพาไปห้องเครื่อง' },
    }),
  );

/** Milliseconds from the sending of an event until each of the crowd has it, over many rounds. */
async function latencies(send: () => Promise<unknown>, onHeard: (heard: () => void) => void) {
  const taken: number[] = [];
  let begin = 0;
  let missing = 0;
  let all = () => {};
  onHeard(() => {
    taken.push(performance.now() - begin);
    missing--;
    if (missing === 0) all();
  });
  for (let round = 0; round < rounds + 5; round++) {
    if (round === 5) taken.length = 0;
    missing = crowd;
    const heard = new Promise<void>((resolve) => {
      all = resolve;
    });
    begin = performance.now();
    await Promise.all([send(), heard]);
  }
  return spread(taken);
}

async function ofServices() {
  let told = () => {};
  const { seq } = await read();
  const clients = Array.from({ length: crowd }, () => new FollowingClient(way, seq, () => told()));
  for (let at = 0; at < crowd; at += 50) {
    await Promise.all(clients.slice(at, at + 50).map((client) => client.connect()));
  }
  // So that what is measured is the way from the announcement, without the database.
  const stored: StoredNotification[] = [];
  for (let n = 0; n < rounds + 5; n++) stored.push(...(await store()));
  const result = await latencies(
    async () => app.announce.notified(stored.splice(0, 1)),
    (heard) => {
      told = heard;
    },
  );
  for (const client of clients) client.end();
  return result;
}

async function ofBareBroadcast() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  const { port: bare } = server.address() as AddressInfo;
  let told = () => {};
  const { WebSocket: Client } = await import('ws');
  const clients: WebSocket[] = [];
  for (let n = 0; n < crowd; n++) {
    const client = new Client(`ws://127.0.0.1:${bare}`);
    client.on('message', (text) => {
      JSON.parse(String(text));
      told();
    });
    clients.push(client);
    if (n % 50 === 49) await Promise.all(clients.slice(-50).map((one) => once(one, 'open')));
  }
  const text = JSON.stringify({ event: 'notification_event', data: 'ก'.repeat(150) });
  const result = await latencies(
    async () => {
      for (const client of server.clients) client.send(text);
    },
    (heard) => {
      told = heard;
    },
  );
  for (const client of clients) client.terminate();
  server.close();
  return result;
}

async function inStorms() {
  const { seq } = await read();
  const clients = Array.from({ length: storms.clients }, () => new FollowingClient(way, seq));
  await Promise.all(clients.map((client) => client.connect()));
  const sent: string[] = [];
  let isOver = false;
  const send = async () => {
    const stored = await store();
    sent.push(...stored.map(({ id }) => id));
    app.announce.notified(stored);
    app.announce.changed(propertyId, 'parcels', propertyId);
  };
  const sending = (async () => {
    while (!isOver) {
      await send();
      await wait(20);
    }
  })();
  for (let storm = 0; storm < storms.many; storm++) {
    for (const client of clients) client.drop();
    await Promise.all(clients.map((client) => client.connect()));
  }
  isOver = true;
  await sending;
  await send();
  const last = sent.at(-1);
  const isBehind = () => clients.some(({ taken }) => taken.at(-1) !== last);
  for (let tries = 0; tries < 600 && isBehind(); tries++) await wait(50);
  const found = clients.map(({ taken }) => difference(sent, taken));
  for (const client of clients) client.end();
  return {
    sent: sent.length,
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
    doubled: found.reduce((sum, { doubled }) => sum + doubled, 0),
  };
}

const ours = await ofServices();
const bare = await ofBareBroadcast();
const ratio = (a: number, b: number) => (a / b).toFixed(1);
printTable(
  `An event to ${crowd.toLocaleString('en-US')} proved connections on one property, until each has it`,
  ['', 'p50 ms', 'p99 ms'],
  [
    ['the services, from the announcement on', ours.p50.toFixed(1), ours.p99.toFixed(1)],
    ['a bare ws server that sends to all', bare.p50.toFixed(1), bare.p99.toFixed(1)],
    ['ratio', ratio(ours.p50, bare.p50), ratio(ours.p99, bare.p99)],
  ],
);
const { sent, lost, doubled } = await inStorms();
printTable(
  `${storms.many} storms: all of ${storms.clients} clients dropped and back, while events go on`,
  ['notifications sent', 'deliveries due', 'lost', 'doubled'],
  [[sent, sent * storms.clients, lost, doubled]],
);
await app.close();
await db.close();
process.exit(lost + doubled === 0 ? 0 : 1);
