import { type DemoAccount, startServices } from '@tests/kit/services';
import { sessionEndpoints } from '@/contracts/auth/session';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';

const services = startServices();
const tokens: Partial<Record<DemoAccount, string>> = {};
const ids: Record<string, string> = {};

const { get, save } = propertySettingEndpoints;
type Form = CallOf<typeof save>['body']['form'];

beforeAll(async () => {
  for (const name of ['admin', 'manager', 'counter', 'finance', 'village'] as const) {
    tokens[name] = await services.signIn(name);
  }
  for (const { id, code } of await services.sql<{ id: string; code: string }>(
    'select id, code from properties',
  )) {
    ids[code] = id;
  }
});

/** The property that the middle accounts work in at first, by name. */
const own = () => ids.RMN ?? '';
const read = (id = own(), as: DemoAccount = 'manager') =>
  services.call(get, { params: { id } }, tokens[as]);
const current = async () => (await read()).data as Form & { version: number };
const write = async (change: Partial<Form>, as: DemoAccount = 'manager', id = own()) => {
  const form = { ...(await current()), ...change };
  return services.call(save, { params: { id }, body: { form, propertyId: id } }, tokens[as]);
};

test('everyone of the property reads it; the manager alone changes it', async () => {
  for (const as of ['manager', 'counter', 'finance'] as const) {
    expect((await read(own(), as)).data?.nameTh).toBe('นิติบุคคลอาคารชุด ริมน้ำเรสซิเดนซ์');
  }
  expect((await read(own(), 'admin')).error?.code).toBe('NO_PROPERTY');
  for (const as of ['counter', 'finance'] as const) {
    expect((await write({}, as)).error?.code).toBe('FORBIDDEN');
  }
});

test("another property's, and one that is none, is not found and stays as it is", async () => {
  const before = (await read(ids.SPK, 'village')).data;
  const unknown = '018f0000-0000-7000-8000-000000000000';
  for (const id of [ids.SPK ?? '', ids.STP ?? '', unknown]) {
    expect((await read(id)).error?.code).toBe('NOT_FOUND');
    expect((await write({}, 'manager', id)).error?.code).toBe('NOT_FOUND');
  }
  const form = { ...(await current()), nameTh: 'ของคนอื่น' };
  const body = { form, propertyId: ids.SPK ?? '' };
  const crossed = await services.call(save, { params: { id: own() }, body }, tokens.manager);
  expect(crossed.error?.code).toBe('NOT_FOUND');
  expect((await read(ids.SPK, 'village')).data).toEqual(before);
});

test('numbers are kept in one form, however they were typed; the change is in the audit log', async () => {
  const { version } = await current();
  const { data } = await write({
    taxId: '๐-9940-00456-78-6',
    officePhone: '๐๒ ๒๘๙ ๙๙๙๙',
    emergencyPhone: '+66 81-289-1191',
    committee: [{ name: 'สุรชัย วงศ์สวัสดิ์', position: 'ประธาน', from: '1/1/2569', to: '2027-12-31' }],
  });
  expect(data).toMatchObject({
    version: version + 1,
    taxId: '0994000456786',
    officePhone: '+6622899999',
    emergencyPhone: '+66812891191',
    committee: [{ from: '2026-01-01', to: '2027-12-31' }],
    updatedBy: 'ปิยะมาศ ตั้งตระกูล',
  });
  const [line] = await services.sql<{ changes: Record<string, unknown> }>(
    "select changes from audit_log where entity = 'property-setting' order by at desc limit 1",
  );
  expect(Object.keys(line?.changes ?? {}).sort()).toEqual(['committee', 'officePhone']);
  expect(line?.changes.officePhone).toEqual(['+6622891234', '+6622899999']);
});

test('a tax ID from before its last digit was checked is shown, and asked for when it is saved', async () => {
  const kept = '0994000456782';
  const set = (taxId: string) =>
    services.sql('update property_settings set tax_id = $1 where property_id = $2', [
      taxId,
      ids.RMN,
    ]);
  await set(kept);
  expect((await current()).taxId).toBe(kept);
  const { fields } = (await write({ taxId: kept })).error ?? {};
  expect(fields).toMatchObject({ 'form.taxId': { code: 'taxId' } });
  await set('0994000456786');
});

test('each mistake is told beside its field', async () => {
  const refused = async (change: Partial<Form>) => {
    const { fields = {} } = (await write(change)).error ?? {};
    return Object.fromEntries(Object.entries(fields).map(([path, { code }]) => [path, code]));
  };
  const member = { name: '', position: 'กรรมการ', from: '31/02/2569', to: '' };
  expect(
    await refused({
      nameTh: ' ',
      taxId: '12345',
      officePhone: '12',
      email: 'office@',
      parcelReminderDays: 0,
      pickupDaysAhead: ' ',
      committee: [member],
    }),
  ).toEqual({
    'form.nameTh': 'required',
    'form.taxId': 'taxId',
    'form.officePhone': 'phone',
    'form.email': 'email',
    'form.parcelReminderDays': 'tooSmall',
    'form.pickupDaysAhead': 'required',
    'form.committee.0.name': 'required',
    'form.committee.0.from': 'day',
    'form.committee.0.to': 'required',
  });
  // One digit off: the last one checks the others.
  expect(await refused({ taxId: '0994000456782' })).toEqual({ 'form.taxId': 'taxId' });
  expect(await refused({ parcelReminderDays: 9, parcelUnclaimedDays: 9 })).toEqual({
    'form.parcelUnclaimedDays': 'beforeReminder',
  });
});

test.each([
  [{ province: 'กรุงเทพ' }, 'province'],
  [{ district: 'เมืองนนทบุรี' }, 'district'],
  [{ subDistrict: 'บางกระสอ' }, 'subDistrict'],
  [{ postcode: '10310' }, 'postcode'],
  [{ province: '', district: '', subDistrict: '' }, 'province'],
])(
  'a place that there is not, or not there, is refused beside its field: %j',
  async (change, part) => {
    const { error } = await write(change);
    expect(error?.fields).toEqual({
      [`form.${part}`]: expect.objectContaining({ code: 'unknownPlace' }),
    });
  },
);

test('a property need not tell where it is', async () => {
  const { province, district, subDistrict, postcode } = await current();
  const nowhere = { province: '', district: '', subDistrict: '', postcode: '' };
  expect((await write(nowhere)).data).toMatchObject(nowhere);
  expect((await write({ province, district, subDistrict, postcode })).status).toBe(200);
});

test('of two drafts of one version the second is told who was first', async () => {
  const { version } = await current();
  expect((await write({ lineId: '@first' })).status).toBe(200);
  const { status, error } = await write({ lineId: '@second', version });
  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'STALE' });
  expect(error?.message).toContain('ปิยะมาศ ตั้งตระกูล');
  expect((await current()).lineId).toBe('@first');
});

test('without a row the defaults count, and the first save makes it; twice at once makes one', async () => {
  await services.sql('delete from property_settings where property_id = $1', [own()]);
  const usual = await current();
  expect(usual).toMatchObject({
    version: 0,
    nameTh: 'อาคารชุด ริมน้ำเรสซิเดนซ์',
    parcelUnclaimedDays: 30,
  });
  const both = await Promise.all([
    write({ lineId: '@a', version: 0 }),
    write({ lineId: '@b', version: 0 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await current()).version).toBe(1);
});

test('an account of the platform inside a property changes it as its manager', async () => {
  const { accessToken: inside } = await services.get(sessionEndpoints.login, {
    body: { key: 'admin', type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
  });
  const propertyId = ids.SPK ?? '';
  const body = { isAdmin: true, propertyId };
  await services.get(sessionEndpoints.switchProperty, { body }, inside);
  const params = { id: propertyId };
  const known = await services.get(get, { params }, inside);
  const form = { ...known, lineId: '@village' };
  const saved = await services.get(save, { params, body: { form, propertyId } }, inside);
  expect(saved).toMatchObject({ lineId: '@village', updatedBy: 'กฤษณะ วรรณประเสริฐ' });
});
