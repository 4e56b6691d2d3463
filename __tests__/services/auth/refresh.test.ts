import { startServices } from '@tests/kit/services';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { sessionEndpoints } from '@/contracts/auth/session';

const services = startServices();

const signIn = async () => {
  const { data } = await services.call(sessionEndpoints.login, {
    body: { key: 'counter', type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
  });
  if (!data) throw new Error('The counter could not sign in');
  return data;
};
const goOn = (key: string) =>
  services.call(sessionEndpoints.login, { body: { key, type: 'refresh', app: 'niti' } });
const works = async (token = '') =>
  (await services.call(propertyEndpoints.list, {}, token)).status === 200;

/** As if every used token had been used a minute ago. */
const outlastGrace = () =>
  services.sql("update refresh_tokens set used_at = used_at - interval '1 minute'");

test('a refresh goes on as the same person in the same place, with new tokens', async () => {
  const first = await signIn();
  const { data } = await goOn(first.refreshToken);
  expect(data).toMatchObject({ fullname: first.fullname, property_id: first.property_id });
  expect(data?.refreshToken).not.toBe(first.refreshToken);
  expect(await works(data?.accessToken)).toBe(true);
});

test('the loser of a race gets a token of its own, and both go on', async () => {
  const first = await signIn();
  const race = await Promise.all([1, 2, 3, 4, 5].map(() => goOn(first.refreshToken)));
  expect(race.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const { data } of race) expect((await goOn(data?.refreshToken ?? '')).status).toBe(200);
});

test('a token used again after the grace ends the session for whoever holds it', async () => {
  const first = await signIn();
  const { data } = await goOn(first.refreshToken);
  await outlastGrace();
  const again = await goOn(first.refreshToken);
  expect(again).toMatchObject({ status: 401, error: { code: 'TOKEN_REVOKED' } });
  expect((await goOn(data?.refreshToken ?? '')).status).toBe(401);
  expect(await works(data?.accessToken)).toBe(false);
});

test('an unknown, an old and a signed-out token are refused', async () => {
  expect((await goOn('made-up')).status).toBe(401);
  const old = await signIn();
  await services.sql("update refresh_tokens set expires_at = now() - interval '1 second'");
  expect((await goOn(old.refreshToken)).status).toBe(401);
  const left = await signIn();
  await services.call(sessionEndpoints.logout, {}, left.accessToken);
  expect((await goOn(left.refreshToken)).status).toBe(401);
});

test('whoever lost the account or the place does not go on', async () => {
  const first = await signIn();
  await services.sql("update accounts set active = false where username = 'counter'");
  expect((await goOn(first.refreshToken)).status).toBe(401);
  await services.sql("update accounts set active = true where username = 'counter'");
});
