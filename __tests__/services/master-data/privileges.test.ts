import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { privilegeEndpoints } from '@/contracts/master-data/content/privilege';

const services = startServices();
const { list, get, create, change, active, remove } = privilegeEndpoints;
const draft = {
  partner: 'ร้านตัดผม',
  descriptionTh: '<p onclick="x()">ลด <b>10%</b><script>x()</script></p>',
  conditionTh: '<p>ทุกวันจันทร์</p>',
  ...{ from: '๑/๑๒/๒๕๖๙', to: '31/12/2569' },
};
const places: Record<string, string> = {};

beforeAll(async () => {
  const rows = await services.sql<{ id: string; code: string }>('select id, code from properties');
  for (const { id, code } of rows) places[code] = id;
});

test('texts are made clean, days are read in either era, and it does not end before it begins', async () => {
  const token = await services.signIn('manager');
  const made = await services.get(create, { body: draft }, token);
  expect(made).toMatchObject({
    descriptionTh: '<p>ลด <strong>10%</strong></p>',
    ...{ from: '2026-12-01', to: '2026-12-31', own: true, active: true },
  });
  const fieldsOf = async (body: object) =>
    (await services.call(create, { body: { ...draft, ...body } }, token)).error?.fields;
  expect(await fieldsOf({ to: '30/11/2569' })).toMatchObject({ to: { code: 'endsFirst' } });
  expect(await fieldsOf({ conditionTh: '<p> </p>' })).toHaveProperty('conditionTh');
  expect(await fieldsOf({ descriptionTh: '<script>x</script>' })).toHaveProperty('descriptionTh');
  expect(await fieldsOf({ picture: 'sending' })).toMatchObject({
    picture: { code: 'stillSending' },
  });
});

test('a picture is held by the record, and let go with it', async () => {
  const token = await services.signIn('manager');
  const picture = await sent(services, 'privilege/picture', await jpeg(), token);
  const held = async () =>
    (
      await services.sql<{ held: boolean }>(
        'select claimed_at is not null as held from uploads where id = $1',
        [picture.id],
      )
    )[0]?.held;
  const made = await services.get(create, { body: { ...draft, picture: picture.id } }, token);
  expect(await held()).toBe(true);
  const { error } = await services.call(create, { body: { ...draft, picture: picture.id } }, token);
  expect(error?.fields).toMatchObject({ picture: { code: 'uploadGone' } });
  const params = { id: made.id };
  await services.get(change, { params, body: { ...draft, version: 1, picture: null } }, token);
  expect(await held()).toBe(false);
});

test("the platform's is seen where it says while it is active, and changed there by nobody", async () => {
  const admin = await services.signIn('admin');
  const { error } = await services.call(create, { body: draft }, admin);
  expect(error?.fields).toMatchObject({ announceTo: { code: 'noProperty' } });
  const announceTo = [places.RMN ?? ''];
  const made = await services.get(create, { body: { ...draft, announceTo } }, admin);
  const params = { id: made.id };
  const [manager, village] = [await services.signIn('manager'), await services.signIn('village')];
  expect(await services.get(get, { params }, manager)).toMatchObject({ own: false, announceTo });
  const idsAt = async (token: string) =>
    (await services.get(list, { query: { limit: 100 } }, token)).rows.map(({ id }) => id);
  expect(await idsAt(manager)).toContain(made.id);
  expect(await idsAt(village)).not.toContain(made.id);
  expect((await services.call(get, { params }, village)).error?.code).toBe('NOT_FOUND');
  for (const refused of [
    await services.call(remove, { params }, manager),
    await services.call(active, { params, body: { active: false } }, manager),
    await services.call(change, { params, body: { ...draft, version: 1 } }, manager),
  ]) {
    expect(refused.error?.code).toBe('NOT_FOUND');
  }
  await services.get(active, { params, body: { active: false } }, admin);
  expect(await idsAt(manager)).not.toContain(made.id);
});
