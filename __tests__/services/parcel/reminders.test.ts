import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();

const due = () =>
  services.sql<{ id: string; doc_code: string }>(`SELECT id, doc_code FROM parcels
    WHERE status = 'waiting' AND (received_at AT TIME ZONE 'Asia/Bangkok')::date
      <= (now() AT TIME ZONE 'Asia/Bangkok')::date - 3`);
const events = async () =>
  (
    await services.sql<{ n: number }>(`SELECT count(*)::integer AS n FROM parcel_events
    WHERE action = 'reminded'`)
  )[0]!.n;

test('nobody is reminded on a holiday', async () => {
  expect(await services.remind(true)).toEqual({ reminded: 0, letters: [] });
});

test('each parcel that waits too long is reminded of once a day, whoever asks', async () => {
  const [waiting, before] = [await due(), await events()];
  expect(waiting.length).toBeGreaterThan(0);
  const { reminded, letters } = await services.remind();
  expect([reminded, letters.length]).toEqual([waiting.length, waiting.length]);
  expect(await events()).toBe(before + waiting.length);
  for (const { doc_code } of waiting) {
    expect(letters.filter(({ text }) => text.includes(doc_code))).toHaveLength(1);
  }
  expect((await services.remind()).reminded).toBe(0);

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
