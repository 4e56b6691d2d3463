import { startServices } from '@tests/kit/services';
import { uuidv7 } from 'uuidv7';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { propertyOf, signedIn } from './client';

const services = startServices();

/** Gives or takes the right to read notifications, of the role that the account bears. */
const letRead = (account: string, reads: boolean) =>
  services.sql(
    `UPDATE roles SET permissions = (permissions - 'notifications:view')
       || CASE WHEN $2 THEN '["notifications:view"]'::jsonb ELSE '[]'::jsonb END
     WHERE id = (SELECT role_id FROM account_properties JOIN accounts ON accounts.id = account_id
       WHERE username = $1 LIMIT 1)`,
    [account, reads],
  );

async function listening(account: 'manager' | 'counter') {
  const { client } = await signedIn(services, await services.signIn(account));
  await client.subscribe(await propertyOf(services, account));
  client.received.length = 0;
  return client;
}

async function write(popup: boolean, url = '') {
  const body = { id: uuidv7(), title: 'ค้างชำระ', text: 'ห้อง 12/34', url, popup };
  return services.get(notificationEndpoints.send, { body }, await services.signIn('manager'));
}

test.each([
  ['notification_event', false],
  ['notification_popup', true],
] as const)('%s has its words for who may read them alone', async (event, popup) => {
  await letRead('counter', false);
  const [reads, hears] = [await listening('manager'), await listening('counter')];
  const { seq } = await write(popup);
  expect((await reads.next(event)).data).toMatchObject({ seq, title: 'ค้างชำระ' });
  expect((await hears.next(event)).data).toEqual({ seq });
});

test('one that leads to a page has its words for who may open that', async () => {
  await letRead('counter', true);
  const [opens, hears] = [await listening('manager'), await listening('counter')];
  const { seq } = await write(true, '/report-emails');
  expect((await opens.next('notification_popup')).data).toMatchObject({ title: 'ค้างชำระ' });
  expect((await hears.next('notification_popup')).data).toEqual({ seq });
});

test('who may not read notifications hears of changes all the same', async () => {
  await letRead('counter', false);
  const hears = await listening('counter');
  const { upsert } = reportEmailEndpoints;
  const body = { name: 'ก', email: 'words@niti.example', report: 'parcels' as const };
  const draft = { ...body, frequency: 'daily' as const };
  await services.get(upsert, { body: draft }, await services.signIn('manager'));
  expect((await hears.next('data_changed')).data.resource).toBe('report-emails');
});

test('a right that is given or taken counts from the next notification on', async () => {
  await letRead('counter', true);
  const client = await listening('counter');
  await write(false);
  expect((await client.next('notification_event')).data.title).toBe('ค้างชำระ');
  await letRead('counter', false);
  const { seq } = await write(false);
  expect((await client.next('notification_event')).data).toEqual({ seq });
});
