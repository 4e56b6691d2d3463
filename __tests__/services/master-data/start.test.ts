import { startServices } from '@tests/kit/services';
import { sessionEndpoints } from '@/contracts/auth/session';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import { propertySteps, type StartStep, startEndpoints } from '@/contracts/master-data/start';

const services = startServices();
const { read, putAside } = startEndpoints;

/** A session of its own, which can be at a place of its own. */
async function signInAfresh() {
  const params = { password: 'niti-demo-2569' };
  const body = { key: 'admin', type: 'password', app: 'niti', params } as const;
  return (await services.get(sessionEndpoints.login, { body })).accessToken;
}

/** An admin and a property that was just made, beside the demo's full ones. */
async function newProperty(code: string, token?: string) {
  const admin = token ?? (await signInAfresh());
  const address = {
    ...{ province: 'กรุงเทพมหานคร', district: 'ห้วยขวาง' },
    ...{ subDistrict: 'ห้วยขวาง', postcode: '10310' },
  };
  const body = {
    ...{ code, nameTh: `อาคารชุด ${code}`, nameEn: code, brand: '', dimension: 'condo' as const },
    ...{ addressTh: '', address },
  };
  const { id } = await services.get(propertyEndpoints.create, { body }, admin);
  return { admin, id };
}

const enter = (token: string, propertyId: string) =>
  services.get(sessionEndpoints.switchProperty, { body: { isAdmin: true, propertyId } }, token);

async function states(token: string) {
  const { steps } = await services.get(read, {}, token);
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}

const todo = (token: string) =>
  states(token).then((all) => Object.keys(all).filter((step) => all[step] === 'todo'));

/** Gives the property one row of a table, which another one had. */
const given = (table: string) => `update ${table} set property_id = $1
  where ctid = (select ctid from ${table} where property_id <> $1 limit 1)`;

const deeds: Record<keyof typeof propertySteps, string> = {
  about: `update property_settings set tax_id = '0994000123451', office_phone = '+6621234567'
    where property_id = $1`,
  features: `update properties set features_off = '["votes"]' where id = $1`,
  units: given('units'),
  people: given('customers'),
  staff: given('account_properties'),
  hours: given('property_times'),
  holidays: given('holidays'),
  billing: given('billing_settings'),
  invoice: given('invoices'),
  parcel: given('parcels'),
  label: `insert into parcel_events (id, property_id, parcel_id, at, action, by, detail, note)
    select gen_random_uuid(), $1, id, now(), 'printed', '', '', '' from parcels limit 1`,
  news: `update news set property_id = $1 where id =
    (select id from news where property_id <> $1 and publish_state = 'draft' limit 1)`,
};

test('each step of a property is done once its own data are there, and by nothing else', async () => {
  const { admin, id } = await newProperty('abc');
  await enter(admin, id);
  let left = Object.keys(propertySteps);
  expect(await todo(admin)).toEqual(left);
  for (const [step, deed] of Object.entries(deeds)) {
    await services.sql(deed, [id]);
    left = left.filter((one) => one !== step);
    expect(await todo(admin)).toEqual(left);
  }
});

test('the demo has nothing to begin with', async () => {
  for (const account of ['manager', 'village'] as const) {
    const all = await states(await services.signIn(account));
    expect(Object.entries(all).filter(([, state]) => state !== 'done')).toEqual([]);
    expect(Object.keys(all)).not.toContain('features');
  }
});

test('the platform begins with a property, and is led into each that has no units', async () => {
  const admin = await signInAfresh();
  expect(await states(admin)).toMatchObject({ property: 'done', 'all-staff': 'done' });
  const { id } = await newProperty('xyz', admin);
  const { steps, enter: into } = await services.get(read, {}, admin);
  expect(into).toMatchObject({ id, nameTh: 'อาคารชุด xyz' });
  expect(steps).toContainEqual({ step: 'enter', state: 'todo' });
  await services.sql(given('units'), [id]);
  await services.sql('update properties set active = false where code = $1', ['ABC']);
  expect(await services.get(read, {}, admin)).toMatchObject({ enter: null });
  expect((await states(admin)).enter).toBe('done');
});

test('what is put aside is of that place alone, kept in the log, and can be taken back', async () => {
  const { admin, id } = await newProperty('put');
  await enter(admin, id);
  const put = (step: StartStep, aside: boolean, token = admin) =>
    services.call(putAside, { body: { step, aside } }, token);
  await put('invoice', true);
  await put('invoice', true);
  expect((await states(admin)).invoice).toBe('aside');
  const other = await newProperty('oth', await signInAfresh());
  await enter(other.admin, other.id);
  expect((await states(other.admin)).invoice).toBe('todo');
  await put('invoice', false);
  expect((await states(admin)).invoice).toBe('todo');
  const log = await services.sql(
    `select action, entity_id, title from audit_log where property_id = $1
     and entity = 'start-step' order by at`,
    [id],
  );
  expect(log.map(({ action }) => action)).toEqual(['put-aside', 'take-back']);
  expect(log[0]).toMatchObject({ entity_id: 'invoice', title: 'ออกใบแจ้งหนี้งวดแรก' });

  // What is there counts, whatever was said of it.
  await put('units', true);
  await services.sql(given('units'), [id]);
  expect((await states(admin)).units).toBe('done');
});

test('who sets nothing up is shown no way, and nobody a step that they may not do', async () => {
  const counter = await services.signIn('counter');
  expect(await services.get(read, {}, counter)).toEqual({ steps: [], enter: null });
  const refused = await services.call(putAside, { body: { step: 'parcel', aside: true } }, counter);
  expect(refused.status).toBe(403);
  await services.sql(
    `with alone as (
      insert into roles (id, name, permissions) values (gen_random_uuid(), 'ตั้งค่า', $1)
      returning id)
      update account_properties set role_id = (select id from alone) where account_id in
      (select id from accounts where username = 'counter')`,
    [JSON.stringify(['property-settings:edit', 'time:edit'])],
  );
  expect(Object.keys(await states(counter))).toEqual(['about', 'staff', 'hours']);
  for (const step of ['units', 'features', 'property'] as const) {
    const answer = await services.call(putAside, { body: { step, aside: true } }, counter);
    expect(answer.error?.code).toBe('FORBIDDEN');
  }
});
