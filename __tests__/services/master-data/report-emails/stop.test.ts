import { createHmac } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { unsubscribeEndpoints } from '@/contracts/master-data/report-delivery';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { stopToken } from '@/services/master-data/report-emails/stop-token';

const services = startServices();
const { read, stop } = unsubscribeEndpoints;
const { upsert, get, active } = reportEmailEndpoints;

const secret = () =>
  createHmac('sha256', services.tokenSecret).update('report letters').digest('hex');

async function receiver(email: string) {
  const token = await services.signIn('manager');
  const body = { name: 'คุณสายฝน', email, report: 'parcels', frequency: 'daily' } as const;
  return { token, ...(await services.get(upsert, { body }, token)) };
}

test('one press ends the letters of that one receiver, twice is once, and the log tells it', async () => {
  const mine = await receiver('stop@rmn.example');
  const other = await receiver('stays@rmn.example');
  const params = { token: stopToken([secret()], mine.id) };
  expect(await services.get(read, { params })).toMatchObject({ report: 'parcels', stopped: false });
  // To look at the page ends nothing.
  expect((await services.get(get, { params: { id: mine.id } }, mine.token)).active).toBe(true);
  await services.get(stop, { params });
  await services.get(stop, { params });
  const after = await services.get(get, { params: { id: mine.id } }, mine.token);
  expect(after).toMatchObject({ active: false, nextAt: null, version: 2 });
  expect(after.unsubscribedAt).not.toBeNull();
  expect((await services.get(get, { params: { id: other.id } }, mine.token)).active).toBe(true);
  const lines = await services.sql(
    `select account_id, account_name, changes from audit_log
      where entity_id = $1 and action = 'unsubscribe'`,
    [mine.id],
  );
  expect(lines).toEqual([
    { account_id: null, account_name: 'คุณสายฝน', changes: { active: [true, false] } },
  ]);
  // Switched on again by staff, the same link still ends it.
  const on = { params: { id: mine.id }, body: { active: true } };
  expect((await services.get(active, on, mine.token)).unsubscribedAt).toBeNull();
  await services.get(stop, { params });
  expect((await services.get(read, { params })).stopped).toBe(true);
});

test("a link that we did not write, or of another's record, ends nothing", async () => {
  const { id } = await receiver('forged@rmn.example');
  const proof = stopToken([secret()], id).split('.')[1] ?? '';
  const tokens = [
    stopToken(['another secret'], id),
    `${id}.${proof.slice(1)}${proof[0]}`,
    `${crypto.randomUUID()}.${proof}`,
  ];
  for (const token of tokens) {
    for (const call of [read, stop]) {
      expect((await services.call(call, { params: { token } })).error?.code).toBe('NOT_FOUND');
    }
  }
});
