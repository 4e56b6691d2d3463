import { startServices } from '@tests/kit/services';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { boardEndpoints } from '@/contracts/master-data/board';
import { propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import { propertyLimitEndpoints, usualLimits } from '@/contracts/master-data/property-limits';

const services = startServices();
const { read } = propertyBoardEndpoints;

test('each property fares as its own first screen says', async () => {
  const rows = await services.get(read, {}, await services.signIn('admin'));
  expect(rows.length).toBeGreaterThan(1);
  for (const [account, code] of [
    ['manager', 'RMN'],
    ['village', undefined],
  ] as const) {
    const token = await services.signIn(account);
    const board = await services.get(boardEndpoints.read, { query: {} }, token);
    const { parcels, suggestions, members, money } = board;
    const late = { query: { state: 'late' as const, limit: 200 } };
    const { rows: invoices, total } = await services.get(invoiceEndpoints.list, late, token);
    expect(invoices).toHaveLength(total);
    const { asked = 0, collected = 0, month = null } = money ?? {};
    const [{ n: units } = { n: 0 }] = await services.sql<{ n: number }>(
      `select count(*)::int n from units where property_id =
        (select property_id from sessions join accounts on accounts.id = account_id
          where username = $1 limit 1)`,
      [account],
    );
    const row = rows.find((one) => (code ? one.code === code : one.dimension === 'village'));
    expect(row).toMatchObject({
      parcelsLate: parcels?.late.n,
      suggestionsLate: suggestions?.late.n,
      membersWaiting: members?.waiting.n,
      overdue: invoices.reduce((sum, one) => sum + one.owed, 0),
      rate: asked ? Math.round((collected * 10_000) / asked) : null,
      lastMonth: month,
      units,
    });
  }
});

test('who works somewhere is counted once, and not after a week', async () => {
  await services.signIn('manager');
  const admin = await services.signIn('admin');
  const ofRow = async () =>
    (await services.get(read, {}, admin)).find(({ code }) => code === 'RMN')?.staff;
  const before = (await ofRow()) ?? 0;
  expect(before).toBeGreaterThan(0);
  await services.sql(
    `insert into sessions (id, account_id, property_id, created_at, last_used_at, ip, user_agent)
      select gen_random_uuid(), account_id, property_id, created_at, last_used_at, ip, user_agent
        from sessions where property_id is not null`,
  );
  expect(await ofRow()).toBe(before);
  await services.sql(`update sessions set last_used_at = last_used_at - interval '8 days'
    where property_id is not null`);
  expect(await ofRow()).toBe(0);
  // Nobody can have worked for long where there was nothing.
  await services.sql(`update properties set created_at = now() where code = 'RMN'`);
  expect(await ofRow()).toBeNull();
});

test('it is told at the main admin alone', async () => {
  for (const account of ['manager', 'counter'] as const) {
    const { status } = await services.call(read, {}, await services.signIn(account));
    expect(status).toBe(403);
  }
  expect((await services.call(read, {})).status).toBe(401);
});

test('the limits are the usual ones until the platform says otherwise, once at a time', async () => {
  const admin = await services.signIn('admin');
  const { read: kept, save } = propertyLimitEndpoints;
  const { version, limits } = await services.get(kept, {}, admin);
  expect(limits).toEqual(usualLimits);
  const wanted = { ...limits, parcelsLate: { near: 5, over: 12 } };
  const put = (body: object) => services.call(save, { body } as never, admin);
  expect((await put({ version, limits: wanted })).status).toBe(200);
  expect((await services.get(kept, {}, admin)).limits).toEqual(wanted);
  expect((await put({ version, limits })).error?.code).toBe('STALE');
  const turned = { ...wanted, rate: { near: 50, over: 60 } };
  const refused = await put({ version: version + 1, limits: turned });
  expect(refused.error?.fields?.['limits.rate.over']?.code).toBe('limitTurned');
  const [logged] = await services.sql<{ changes: object }>(
    `select changes from audit_log where entity = 'property-limits'`,
  );
  expect(logged?.changes).toEqual({ parcelsLate: ['10 / 25', '5 / 12'] });
  for (const account of ['manager', 'counter'] as const) {
    const token = await services.signIn(account);
    expect((await services.call(kept, {}, token)).status).toBe(403);
    expect((await services.call(save, { body: { version, limits } }, token)).status).toBe(403);
  }
});
