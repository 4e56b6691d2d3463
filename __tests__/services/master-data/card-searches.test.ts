import { startServices } from '@tests/kit/services';
import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import { customerEndpoints } from '@/contracts/master-data/residents/customer';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { mostCards } from '@/services/master-data/customers/card-search';

const services = startServices();
let counter = '';
let manager = '';

beforeAll(async () => {
  counter = await services.signIn('counter');
  manager = await services.signIn('manager');
});

/** A number whose check digit is right. */
function cardOf(n: number): string {
  const digits = `31006${String(n).padStart(7, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (13 - at), 0);
  return digits + ((11 - (sum % 11)) % 10);
}

const ask = (keywords: string, as: string) =>
  services.call(customerEndpoints.list, { query: { keywords } }, as);
const lines = () =>
  services.sql<{ title: string; entity_id: string }>(
    "select title, entity_id from audit_log where entity = 'customer' and action = 'search' order by id",
  );

test('cards that are asked for are in the log, by their masked numbers, and are few an hour', async () => {
  const body = { name: 'มีบัตร หาเจอ', citizenId: cardOf(0) };
  await services.get(customerEndpoints.upsert, { body }, manager);
  expect((await ask(cardOf(0), counter)).data).toMatchObject({ total: 1 });
  // Read again, as a list is, it is the same question.
  for (let n = 0; n < 3; n += 1) await ask(cardOf(0), counter);
  expect(await lines()).toMatchObject([{ title: expect.stringMatching(/^x-xxxx-xxxxx-\d\d-x$/) }]);

  for (let n = 1; n < mostCards; n += 1) {
    expect((await ask(cardOf(n), counter)).data).toMatchObject({ total: 0 });
  }
  const refused = await ask(cardOf(mostCards), counter);
  expect([refused.status, refused.error?.code]).toEqual([429, 'TOO_MANY_TRIES']);
  const download = { query: { keywords: cardOf(mostCards) } };
  expect((await services.call(customerEndpoints.download, download, manager)).status).toBe(200);
  const check = { query: { cardId: cardOf(mostCards + 1) } };
  expect((await services.call(newMemberEndpoints.checkCard, check, counter)).status).toBe(429);
  const all = await lines();
  expect(all).toHaveLength(mostCards + 1);
  for (let n = 0; n <= mostCards; n += 1) expect(JSON.stringify(all)).not.toContain(cardOf(n));

  // What was asked before and words are answered still.
  expect((await ask(cardOf(0), counter)).data).toMatchObject({ total: 1 });
  expect((await ask('หาเจอ', counter)).data).toMatchObject({ total: 1 });
});

test('among the users of the app nobody is found by a card', async () => {
  const body = { name: 'มีแอป มีบัตร', citizenId: cardOf(900), email: 'card@example.com' };
  const { id } = await services.get(customerEndpoints.upsert, { body }, manager);
  await services.get(appUserEndpoints.invite, { body: { customerId: id } }, manager);
  const found = async (keywords: string) =>
    (await services.get(appUserEndpoints.list, { query: { keywords } }, manager)).rows.length;
  expect([await found('มีบัตร'), await found(cardOf(900))]).toEqual([1, 0]);
});

test('many at once are counted one by one', async () => {
  const asked = Array.from({ length: mostCards + 20 }, (_, n) => ask(cardOf(500 + n), manager));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(mostCards - 1);
});
