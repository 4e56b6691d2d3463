import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { sessionEndpoints } from '@/contracts/auth/session';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { phoneEndpoints } from '@/contracts/master-data/phones/phone-directory';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { allProvinces, districtsIn, subDistrictsIn } from '@/services/master-data/lookups/places';

const services = startServices();
const { list, create, change, changeActive, checkCode, get } = propertyEndpoints;
const draft = {
  code: 'krm',
  nameTh: 'อาคารชุด กระรอกรัชดา',
  nameEn: 'Krarok Ratchada',
  dimension: 'condo' as const,
  brand: 'กระรอก',
  addressTh: '1 ถนนรัชดาภิเษก',
  address: {
    ...{ province: 'กรุงเทพมหานคร', district: 'ห้วยขวาง' },
    ...{ subDistrict: 'ห้วยขวาง', postcode: '10310' },
  },
};
const menuOf = async (token: string) => {
  const body = { app: 'niti', scope: '*' } as const;
  const menu = await services.get(sessionEndpoints.menu, { body }, token);
  return menu.flatMap(({ link, submenu }) => [link, ...submenu.map((one) => one.link)]);
};

test('the whole country is there, and each place has its postcodes', async () => {
  const districts = allProvinces().flatMap(({ id }) => districtsIn(id));
  const subDistricts = districts.flatMap(({ id }) => subDistrictsIn(id));
  expect([allProvinces().length, districts.length]).toEqual([77, 928]);
  expect(subDistricts.length).toBeGreaterThan(7400);
  expect(new Set(subDistricts.map(({ id }) => id)).size).toBe(subDistricts.length);
  for (const { postcodes } of subDistricts) {
    expect(postcodes.join()).toMatch(/^\d{5}(,\d{5})*$/);
  }
  const token = await services.signIn('village');
  const [bangkok] = await services.get(lookupEndpoints.provinces, {}, token);
  expect(bangkok).toMatchObject({ nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' });
  const query = { provinceId: bangkok?.id ?? '' };
  const inBangkok = await services.get(lookupEndpoints.districts, { query }, token);
  expect(inBangkok).toHaveLength(50);
  const districtId = inBangkok.find(({ nameTh }) => nameTh === 'คลองเตย')?.id ?? '';
  const inside = await services.get(lookupEndpoints.subDistricts, { query: { districtId } }, token);
  expect(inside).toContainEqual(
    expect.objectContaining({ nameTh: 'พระโขนง', postcodes: ['10110', '10260'] }),
  );
  for (const nothing of [{}, { provinceId: '', districtId: '' }]) {
    expect(await services.get(lookupEndpoints.districts, { query: nothing }, token)).toEqual([]);
    expect(await services.get(lookupEndpoints.subDistricts, { query: nothing }, token)).toEqual([]);
  }
});

test('a new property has what it needs: a free code, a real place, settings, a manager', async () => {
  const admin = await services.signIn('admin');
  const free = (code: string) => services.get(checkCode, { body: { code } }, admin);
  expect(await free('rmn')).toEqual({ code: 'RMN', free: false });
  expect(await free('krm')).toEqual({ code: 'KRM', free: true });

  const wrong = { ...draft, address: { ...draft.address, postcode: '10110' } };
  const refused = await services.call(create, { body: wrong }, admin);
  expect(refused.error?.fields).toMatchObject({ address: { code: 'unknownPlace' } });
  const taken = await services.call(create, { body: { ...draft, code: 'STP' } }, admin);
  expect(taken.error?.fields).toMatchObject({ code: { code: 'duplicate' } });

  const made = await services.get(create, { body: draft }, admin);
  expect(made).toMatchObject({ code: 'KRM', address: draft.address, active: true, units: 0 });
  expect(await services.get(lookupEndpoints.brands, {}, admin)).toContain('กระรอก');

  const login = { key: 'admin', type: 'password', app: 'niti' } as const;
  const { accessToken: inside } = await services.get(sessionEndpoints.login, {
    body: { ...login, params: { password: 'niti-demo-2569' } },
  });
  const body = { isAdmin: true, propertyId: made.id };
  await services.get(sessionEndpoints.switchProperty, { body }, inside);
  const params = { id: made.id };
  const settings = await services.get(propertySettingEndpoints.get, { params }, inside);
  expect(settings).toMatchObject({ version: 1, province: 'กรุงเทพมหานคร', postcode: '10310' });
  const phone = { titleTh: 'ป้อมยาม', category: 'juristic' as const, numbers: ['191'] };
  await services.get(phoneEndpoints.create, { body: phone }, inside);

  await services.get(changeActive, { body: { id: made.id, active: false } }, admin);
  expect((await services.call(phoneEndpoints.list, { query: {} }, inside)).status).toBe(401);
});

test('an edit names its version, keeps the code, and leaves settings alone that did not change', async () => {
  const admin = await services.signIn('admin');
  const query = { keywords: 'stp' };
  const { rows } = await services.get(list, { query }, admin);
  const [stored] = rows;
  if (!stored) throw new Error('there is no STP');
  const settingsOf = () =>
    services.sql<{ version: number }>(
      'select version from property_settings where property_id = $1',
      [stored.id],
    );
  const before = await settingsOf();
  const body = { ...stored, brand: 'ใหม่' };
  const changed = await services.get(change, { body }, admin);
  expect(changed).toMatchObject({ brand: 'ใหม่', version: stored.version + 1 });
  expect(await settingsOf()).toEqual(before);
  expect((await services.call(change, { body }, admin)).error?.code).toBe('STALE');
  const coded = { ...changed, code: 'NEW' };
  const fields = (await services.call(change, { body: coded }, admin)).error?.fields;
  expect(fields).toMatchObject({ code: { code: 'fixedCode' } });
});

test('the platform’s properties are its own: staff reach none, whatever their role holds', async () => {
  const manager = await services.signIn('manager');
  expect((await services.call(list, { query: {} }, manager)).error?.code).toBe('FORBIDDEN');
  const own = await services.get(ownPropertyEndpoints.get, {}, manager);
  expect(own.units).toBeGreaterThan(90);
  const offered = await services.get(lookupEndpoints.properties, {}, manager);
  expect(offered.map(({ id }) => id)).toEqual([own.id]);
  expect((await services.call(get, { params: { id: own.id } }, manager)).status).toBe(403);
});

test('what the filters find is a file with the same columns', async () => {
  const admin = await services.signIn('admin');
  const address = `${services.url}/master-data/api/v1/admin-property/downloadExcel?dimension=village`;
  const headers = { authorization: `Bearer ${admin}` };
  const answer = await fetch(address, { method: 'POST', headers });
  expect(answer.headers.get('x-row-count')).toBe('1');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [heads, row] = sheets[0]?.rows ?? [];
  expect(heads?.slice(0, 5)).toEqual([
    ...['รหัสโครงการ', 'ชื่อโครงการ (ไทย)', 'ประเภทโครงการ', 'แบรนด์', 'ที่ตั้ง'],
  ]);
  expect(row?.[4]).toBe('บางกระสอ เมืองนนทบุรี นนทบุรี 11000');
});

test('a feature that is off is gone for everyone at the property from the next call on, and comes back', async () => {
  const [village, admin] = [await services.signIn('village'), await services.signIn('admin')];
  const other = await services.signIn('manager');
  const { id: propertyId } = await services.get(ownPropertyEndpoints.get, {}, village);
  const turn = (active: boolean, token = admin) => {
    const features = [{ key: 'phone-directory' as const, active }];
    const body = { propertyId, features };
    return services.call(ownPropertyEndpoints.switchFeatures, { body }, token);
  };
  expect((await turn(false, village)).error?.code).toBe('FORBIDDEN');
  expect((await turn(false, other)).error?.code).toBe('NOT_FOUND');
  expect(await menuOf(village)).toContain('/phone-directory');

  expect((await turn(false)).data?.features).toContainEqual({
    ...{ key: 'phone-directory', active: false },
  });
  expect(await menuOf(village)).not.toContain('/phone-directory');
  expect((await services.call(phoneEndpoints.list, { query: {} }, village)).status).toBe(403);
  expect((await services.call(phoneEndpoints.list, { query: {} }, other)).status).toBe(200);
  const again = await services.signIn('village');
  expect((await services.call(phoneEndpoints.list, { query: {} }, again)).status).toBe(403);

  await turn(true);
  expect(await menuOf(village)).toContain('/phone-directory');
  expect((await services.call(phoneEndpoints.list, { query: {} }, village)).status).toBe(200);
});

test('what no property can do without cannot be switched off', async () => {
  const admin = await services.signIn('admin');
  const [property] = await services.get(lookupEndpoints.properties, {}, admin);
  for (const key of ['property-settings', 'notifications', 'properties', 'unheard-of'] as never[]) {
    const body = { propertyId: property?.id ?? '', features: [{ key, active: false }] };
    const { error } = await services.call(ownPropertyEndpoints.switchFeatures, { body }, admin);
    expect(error?.code).toBe('INVALID');
  }
});
