import { startServices } from '@tests/kit/services';
import { commissionRateEndpoints } from '@/contracts/admin-order/commission';
import { homeServiceEndpoints } from '@/contracts/admin-order/home-service';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { vendorEndpoints } from '@/contracts/admin-order/vendor';

const services = startServices();
const areas = ['กรุงเทพมหานคร'];
const vendor = {
  ...{ name: 'ช่างประจำตึก', contactName: 'คุณเก่ง', phone: { number: '02-123-4567', extension: '' } },
  ...{ email: '', areas, note: '', announceTo: [] },
};

const addVendor = (token: string, more: object = {}) =>
  services.call(vendorEndpoints.upsert, { body: { ...vendor, ...more } }, token);

async function serviceDraft(token: string) {
  const { categories, vendors } = await services.get(homeServiceEndpoints.choices, {}, token);
  const [category] = categories;
  const [offered] = vendors;
  if (!category || !offered) throw new Error('there is nothing to choose from');
  return {
    ...{ nameTh: 'ซ่อมประตู', nameEn: '', nameCn: '', areas },
    ...{ categoryId: category.id, priceSatang: 125_050, per: '', detail: '' },
    ...{ picture: null, announceTo: [] },
    vendorIds: [offered.id],
  };
}

test('a vendor serves provinces that there are, and is found by where and by its number', async () => {
  const token = await services.signIn('counter');
  const wrong = await addVendor(token, { areas: ['แดนไกล'] });
  expect(wrong.error?.fields?.areas?.code).toBe('unknownProvince');
  expect((await addVendor(token, { areas: [] })).error?.fields?.areas?.code).toBe('required');
  const { data } = await addVendor(token, { areas: ['ภูเก็ต'], name: 'ช่างเกาะ' });
  const namesBy = async (query: object) =>
    (await services.get(vendorEndpoints.list, { query }, token)).rows.map(({ name }) => name);
  expect(await namesBy({ province: 'ภูเก็ต' })).toEqual(['ช่างเกาะ']);
  expect(await namesBy({ keywords: '02-123', province: 'ภูเก็ต' })).toEqual(['ช่างเกาะ']);
  expect(data).toMatchObject({ phone: { number: '+6621234567', extension: '' }, own: true });
});

test("a price is exact, a service names the place's own vendors, and those are not removed", async () => {
  const token = await services.signIn('manager');
  const draft = await serviceDraft(token);
  const made = await services.get(homeServiceEndpoints.upsert, { body: draft }, token);
  expect(made).toMatchObject({ priceSatang: 125_050, vendorIds: draft.vendorIds });
  expect(made.vendorNames).not.toBe('');

  const [vendorId = ''] = draft.vendorIds;
  const removed = await services.call(vendorEndpoints.remove, { params: { id: vendorId } }, token);
  expect(removed.error?.code).toBe('VENDOR_IN_USE');

  const theirs = await services.get(
    vendorEndpoints.upsert,
    { body: vendor },
    await services.signIn('village'),
  );
  for (const [field, value] of [
    ['vendorIds', [theirs.id]],
    ['categoryId', theirs.id],
    ['areas', ['แดนไกล']],
  ] as const) {
    const body = { ...draft, [field]: value };
    const { error } = await services.call(homeServiceEndpoints.upsert, { body }, token);
    expect(error?.fields).toHaveProperty([field]);
  }
});

test("a vendor's services are those that its reader sees", async () => {
  const manager = await services.signIn('manager');
  const village = await services.signIn('village');
  const { rows } = await services.get(vendorEndpoints.list, { query: {} }, manager);
  const shared = rows.find(({ own }) => !own);
  const body = { ...(await serviceDraft(village)), vendorIds: [shared?.id ?? ''] };
  await services.get(homeServiceEndpoints.upsert, { body }, village);
  for (const token of [manager, village, await services.signIn('admin')]) {
    const call = { params: { id: shared?.id ?? '' } };
    const { services: n } = await services.get(vendorEndpoints.get, call, token);
    const query = { vendorId: shared?.id ?? '' };
    expect((await services.get(homeServiceEndpoints.list, { query }, token)).total).toBe(n);
  }
});

test('who has work to do is not removed, nor a service with a rate of commission', async () => {
  const token = await services.signIn('manager');
  const { data: made } = await addVendor(token);
  const params = { id: made?.id ?? '' };
  const { rows } = await services.get(orderEndpoints.list, { query: { status: 'new' } }, token);
  const [{ id, version } = { id: '', version: 0 }] = rows;
  const assign = { version, status: 'assigned' as const, vendorId: params.id };
  const order = await services.get(orderEndpoints.status, { params: { id }, body: assign }, token);
  const busy = await services.call(vendorEndpoints.remove, { params }, token);
  expect(busy.error).toMatchObject({ code: 'VENDOR_AT_WORK', details: { n: 1 } });
  const again = { ...assign, version: order.version };
  const same = await services.call(orderEndpoints.status, { params: { id }, body: again }, token);
  expect(same.error?.code).toBe('ORDER_STATE');
  const back = { version: order.version, status: 'new' as const, reason: 'ไม่ว่าง' };
  await services.get(orderEndpoints.status, { params: { id }, body: back }, token);
  await services.get(vendorEndpoints.remove, { params }, token);

  const own = await services.get(
    homeServiceEndpoints.upsert,
    { body: await serviceDraft(token) },
    token,
  );
  const rate = {
    serviceId: own.id,
    basisPoints: 1000,
    fromMonth: '2026-01',
    toMonth: null,
    note: '',
  };
  const { id: rateId } = await services.get(commissionRateEndpoints.upsert, { body: rate }, token);
  const remove = () =>
    services.call(homeServiceEndpoints.remove, { params: { id: own.id } }, token);
  expect((await remove()).error).toMatchObject({ code: 'SERVICE_RATED', details: { n: 1 } });
  await services.get(commissionRateEndpoints.remove, { params: { id: rateId } }, token);
  expect((await remove()).status).toBe(200);
});

test('what the platform offers is seen at its properties, and is not theirs to change', async () => {
  const admin = await services.signIn('admin');
  const manager = await services.signIn('manager');
  const { rows } = await services.get(homeServiceEndpoints.list, { query: {} }, admin);
  const [shared] = rows;
  if (!shared) throw new Error('the platform offers nothing');
  const seen = await services.get(homeServiceEndpoints.get, { params: { id: shared.id } }, manager);
  expect(seen.own).toBe(false);
  const off = { params: { id: shared.id }, body: { active: false } };
  expect((await services.call(homeServiceEndpoints.active, off, manager)).error?.code).toBe(
    'NOT_FOUND',
  );
  await services.get(homeServiceEndpoints.active, off, admin);
  const after = await services.get(homeServiceEndpoints.list, { query: {} }, manager);
  expect(after.rows.map(({ id }) => id)).not.toContain(shared.id);
});
