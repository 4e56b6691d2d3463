import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { reminderEndpoints as calls } from '@/contracts/parcel/reminders';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();

const due = () =>
  services.sql<{ unit_id: string; doc_code: string }>(`SELECT unit_id, doc_code FROM parcels
    WHERE status = 'waiting' AND (received_at AT TIME ZONE 'Asia/Bangkok')::date
      <= (now() AT TIME ZONE 'Asia/Bangkok')::date - 3`);
const events = async () =>
  (
    await services.sql<{ n: number }>(`SELECT count(*)::integer AS n FROM parcel_events
    WHERE action = 'reminded'`)
  )[0]!.n;

test('nobody is reminded on a holiday', async () => {
  expect(await services.remind(true)).toEqual({ reminded: 0 });
  expect(await services.sendLetters()).toEqual([]);
});

test('nobody is reminded where the property goes without parcels', async () => {
  await services.sql(`UPDATE properties SET features_off = '["parcels"]'`);
  expect(await services.remind()).toEqual({ reminded: 0 });
  await services.sql(`UPDATE properties SET features_off = '[]'`);
});

test('each parcel that waits too long is reminded of once a day, in one letter to its unit', async () => {
  const [waiting, before] = [await due(), await events()];
  expect(waiting.length).toBeGreaterThan(0);
  expect((await services.remind()).reminded).toBe(waiting.length);
  const letters = await services.sendLetters();
  expect(letters).toHaveLength(new Set(waiting.map(({ unit_id }) => unit_id)).size);
  expect(await events()).toBe(before + waiting.length);
  for (const { unit_id, doc_code } of waiting) {
    const naming = letters.filter(({ text }) => text.includes(doc_code));
    expect(naming.map(({ to }) => to)).toEqual([`${unit_id}@niti.example`]);
  }
  expect((await services.remind()).reminded).toBe(0);
  expect(await services.sendLetters()).toEqual([]);

  await services.sql(`UPDATE parcel_reminders SET day = day - 1`);
  expect((await services.remind()).reminded).toBe(waiting.length);
});

test('its history and its state say so', async () => {
  const token = await services.signIn('counter');
  const [own] = await services.sql<{ id: string }>(`SELECT parcel_id AS id FROM parcel_reminders
    JOIN parcels ON parcels.id = parcel_id JOIN properties ON properties.id = property_id
    WHERE code = 'RMN' LIMIT 1`);
  const query = { id: own!.id };
  const detail = await services.get(parcelEndpoints.detail, { query }, token);
  expect(detail.userStatus).not.toBe('not_told');
  expect(detail.events.filter(({ action }) => action === 'reminded').at(-1)).toMatchObject({
    by: 'ระบบ',
    ip: '',
  });
});

test('staff remind at once: of what is due, or of parcels that they name, once a day', async () => {
  const token = await services.signIn('counter');
  await services.sql('UPDATE parcel_reminders SET day = day - 30');
  const { today, due, afterDays, nextAt } = await services.get(calls.state, {}, token);
  expect([today, afterDays]).toEqual([0, 3]);
  expect(due).toBeGreaterThan(0);
  expect(Date.parse(nextAt)).toBeGreaterThan(Date.now());

  const query = { status: 'waiting', sort: '-receivedAt', limit: 1 } as const;
  const [fresh] = (await services.get(parcelEndpoints.list, { query }, token)).rows;
  const [elsewhere] = await services.sql<{ id: string }>(`SELECT parcels.id FROM parcels
    JOIN properties ON properties.id = property_id
    WHERE code <> 'RMN' AND status = 'waiting' LIMIT 1`);
  const body = { ids: [fresh!.id, elsewhere!.id] };
  expect(await services.get(calls.remind, { body }, token)).toEqual({ reminded: 1 });
  expect(await services.get(calls.remind, { body }, token)).toEqual({ reminded: 0 });
  const detail = await services.get(parcelEndpoints.detail, { query: { id: fresh!.id } }, token);
  expect(detail.events.at(-1)).toMatchObject({ action: 'reminded', by: 'สมพร น้ำใจงาม' });

  expect(await services.get(calls.remind, { body: {} }, token)).toEqual({ reminded: due });
  expect(await services.get(calls.state, {}, token)).toMatchObject({ today: due + 1, due: 0 });
});

test('the services remind by the calendar and the addresses that they keep', async () => {
  const token = await services.signIn('counter');
  const manager = await services.signIn('manager');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  const holiday = async () => (await services.get(calls.state, {}, token)).holiday;
  await services.sql('delete from holidays');
  expect(await holiday()).toBe(false);
  const day = { day: today, nameTh: 'วันหยุดพิเศษ', nameEn: '' };
  await services.get(holidayEndpoints.add, { body: day }, manager);
  expect(await holiday()).toBe(true);
  await services.sql('delete from holidays');

  const unit = (await unitOf(services, token)) ?? '';
  await services.sql(
    `update customers set email = case when relation = 'owner' then 'owner@unit.example' else '' end
      from occupancies o where customer_id = customers.id and unit_id = $1`,
    [unit],
  );
  const received = await receive(services, token, [draftFor(unit), draftFor(unit)]);
  const body = { ids: received.map(({ id }) => id) };
  expect(await services.get(calls.remind, { body }, token)).toEqual({ reminded: 2 });
  const letters = await lettersTo(services.outbox, 'owner@unit.example');
  expect(letters).toHaveLength(1);
  for (const { docCode } of received) expect(letters[0]?.body).toContain(docCode);
  expect(letters[0]?.body).toContain('ริมน้ำเรสซิเดนซ์');
});

test('reminding needs the right to change parcels', async () => {
  const { error } = await services.call(
    calls.remind,
    { body: {} },
    await services.signIn('finance'),
  );
  expect(error?.code).toBe('FORBIDDEN');
});
