import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { tutorialVersionEndpoints } from '@/contracts/master-data/content/tutorial';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { propertyOf, signedIn } from './client';

const services = startServices({ timers: true });
let counter = '';
let manager = '';

beforeAll(async () => {
  counter = await services.signIn('counter');
  manager = await services.signIn('manager');
});

/** A connection of the manager's that hears the property. */
async function listening() {
  const { client } = await signedIn(services, manager);
  expect(await client.subscribe(await propertyOf(services, 'manager'))).toMatch(/succeeded$/);
  client.received.length = 0;
  return client;
}

async function receiveOne() {
  const [unit] = await services.get(parcelEndpoints.units, { query: {} }, counter);
  const draft = { id: randomUUID(), unitId: unit!.id, recipientName: 'มาลี ใจดี' };
  const parcels = [{ ...draft, carrier: 'flash' as const }];
  const [parcel] = await services.get(parcelEndpoints.insert, { body: { parcels } }, counter);
  return { parcel: parcel!, parcels };
}

test('a parcel received and handed over by one person is told to another', async () => {
  const client = await listening();
  const { parcel, parcels } = await receiveOne();
  const { channel, data } = await client.next('data_changed');
  expect(channel).toBe(await propertyOf(services, 'counter'));
  const [account] = await services.sql(`SELECT id FROM accounts WHERE username = 'counter'`);
  expect(data).toEqual({ seq: expect.any(Number), resource: 'parcels', by: account!.id });

  const body = { id: parcel.id, status: 'handed_over' as const, name: 'มาลี' };
  await services.get(parcelChangeEndpoints.handOver, { body }, counter);
  expect((await client.next('data_changed')).data.resource).toBe('parcels');

  // A replay and a refusal change nothing.
  await services.get(parcelEndpoints.insert, { body: { parcels } }, counter);
  expect((await services.call(parcelChangeEndpoints.handOver, { body }, counter)).status).toBe(409);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(client.received).toEqual([]);
});

test('each write of a plain resource is told', async () => {
  const client = await listening();
  const told = async () => (await client.next('data_changed')).data.resource;
  const draft = { name: 'ก', email: 'live@niti.example', report: 'parcels' as const };
  const { upsert, active, remove } = reportEmailEndpoints;
  const body = { ...draft, frequency: 'daily' as const };
  const { id, version } = await services.get(upsert, { body }, manager);
  expect(await told()).toBe('report-emails');
  const changed = { ...body, id, version, name: 'ข' };
  await services.get(upsert, { body: changed }, manager);
  expect(await told()).toBe('report-emails');
  await services.get(active, { params: { id }, body: { active: false } }, manager);
  expect(await told()).toBe('report-emails');
  await services.get(remove, { params: { id } }, manager);
  expect(await told()).toBe('report-emails');
});

test('many changes at once are told a few times, the last of them included', async () => {
  const client = await listening();
  await Promise.all(Array.from({ length: 12 }, receiveOne));
  await client.next('data_changed');
  await client.next('data_changed');
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(client.received.length).toBeLessThan(6);
});

test('a notification is told once, by its kind, at the position after the last event', async () => {
  const client = await listening();
  const draft = { title: 'ช่างลิฟต์มาถึงแล้ว', text: 'รอที่ล็อบบี้' };
  const [account] = await services.sql(`SELECT id FROM accounts WHERE username = 'manager'`);
  await receiveOne();
  const { data: change } = await client.next('data_changed');
  for (const popup of [false, true]) {
    const body = { ...draft, id: randomUUID(), popup, url: '/parcels' };
    const sent = await services.get(notificationEndpoints.send, { body }, manager);
    const { data } = await client.next(popup ? 'notification_popup' : 'notification_event');
    expect(data).toEqual({
      seq: Number(change.seq) + (popup ? 2 : 1),
      title: draft.title,
      notification: {
        ...{ id: sent.id, notification_type: 1, ...draft, url: '/parcels' },
        ...{ by: sent.by, byId: account!.id, at: sent.at },
      },
    });
    await services.get(notificationEndpoints.send, { body }, manager);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(client.received).toEqual([]);
});

test('nothing of a property is told to another', async () => {
  const { client } = await signedIn(services, await services.signIn('village'));
  await client.subscribe(await propertyOf(services, 'village'));
  client.received.length = 0;
  await receiveOne();
  const body = { id: randomUUID(), title: 'ของคอนโด', text: 'เท่านั้น' };
  await services.get(notificationEndpoints.send, { body }, manager);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(client.received).toEqual([]);
});

test('what is changed at the main admin is told to who is there, and to nobody elsewhere', async () => {
  const { client } = await signedIn(services, await services.signIn('admin'));
  expect(await client.subscribe('main')).toMatch(/succeeded$/);
  client.received.length = 0;
  const elsewhere = await listening();
  expect(await elsewhere.subscribe('main')).toMatch(/error$/);
  elsewhere.received.length = 0;
  // What the tests before did at the properties is told to the main admin too, some seconds later.
  const isOwn = ({ data }: { data: { resource?: unknown } }) => data.resource !== 'parcels';
  const next = async () => {
    for (;;) {
      const told = await client.next('data_changed');
      if (isOwn(told)) return told;
    }
  };
  const body = { menuFeatureId: 'repair' as const, name: '9.9' };
  const token = await services.signIn('admin');
  const { id } = await services.get(tutorialVersionEndpoints.create, { body }, token);
  expect((await next()).data).toMatchObject({ resource: 'tutorials' });
  const refused = await services.call(
    tutorialVersionEndpoints.remove,
    { params: { id: randomUUID() } },
    token,
  );
  expect(refused.status).toBe(404);
  await services.get(tutorialVersionEndpoints.list, { params: { id: 'repair' }, query: {} }, token);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([client.received.filter(isOwn), elsewhere.received]).toEqual([[], []]);
  await services.get(tutorialVersionEndpoints.remove, { params: { id } }, token);
  expect((await next()).channel).toBe('main');
});
