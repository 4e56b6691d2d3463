import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();

/** Reads at the same moment, each of which begins before its caller is confirmed. */
const readsAtOnce = (token: string) =>
  Promise.all(
    Array.from({ length: 8 }, () =>
      services.call(parcelEndpoints.list, { query: { limit: 5 } }, token),
    ),
  );

test('a right lost between two reads refuses the second, although the caller is remembered', async () => {
  const token = await services.signIn('village');
  for (const { status } of await readsAtOnce(token)) expect(status).toBe(200);
  await services.sql(
    `update roles set permissions = permissions - 'parcels:view' where builtin = 'manager'`,
  );
  for (const { error, data } of await readsAtOnce(token)) {
    expect([error?.code, data]).toEqual(['FORBIDDEN', undefined]);
  }
  await services.sql(
    `update roles set permissions = permissions || '"parcels:view"' where builtin = 'manager'`,
  );
  for (const { status } of await readsAtOnce(token)) expect(status).toBe(200);
});

test('a session that has moved is answered with the rows of where it is now', async () => {
  const token = await services.signIn('manager');
  const codes = async () =>
    (await readsAtOnce(token)).flatMap(({ data }) => data!.rows.map(({ docCode }) => docCode));
  for (const code of await codes()) expect(code).toMatch(/^RMN/);
  await services.sql(`update sessions set property_id = (select id from properties where code = 'STP')
    where account_id = (select id from accounts where username = 'manager')`);
  for (const code of await codes()) expect(code).toMatch(/^STP/);
});

test('a sign-in that is revoked between two reads is refused at the second', async () => {
  const token = await services.signIn('counter');
  for (const { status } of await readsAtOnce(token)) expect(status).toBe(200);
  await services.sql(`update sessions set revoked_at = now()
    where account_id = (select id from accounts where username = 'counter')`);
  for (const { error } of await readsAtOnce(token)) expect(error?.code).toBe('TOKEN_REVOKED');
});
