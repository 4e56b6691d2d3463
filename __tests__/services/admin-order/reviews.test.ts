import { startServices } from '@tests/kit/services';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { type Review, reviewEndpoints } from '@/contracts/admin-order/review';

const services = startServices();

const page = async (query: object = {}) =>
  services.get(reviewEndpoints.list, { query }, await services.signIn('manager'));

async function starsOf(serviceId: string) {
  const call = { params: { id: serviceId } };
  return services.get(reviewEndpoints.ofService, call, await services.signIn('manager'));
}

async function oneShown(): Promise<Review> {
  const { rows } = await page({ hidden: false });
  const [review] = rows;
  if (!review) throw new Error('there is no review');
  return review;
}

test('a review is of work that is done, and there is one of an order', async () => {
  const token = await services.signIn('counter');
  const orders = async (status: 'done' | 'new') =>
    (await services.get(orderEndpoints.list, { query: { status, limit: 100 } }, token)).rows;
  const { rows } = await page({ limit: 100 });
  const reviewed = new Set(rows.map(({ orderId }) => orderId));
  const open = (await orders('done')).find(({ id }) => !reviewed.has(id));
  const body = { orderId: open?.id ?? '', stars: 4, comment: 'ดีมาก' };
  const added = await services.get(reviewEndpoints.add, { body }, token);
  expect(added).toMatchObject({ orderId: body.orderId, serviceTh: open?.serviceTh, stars: 4 });
  const twice = await services.call(reviewEndpoints.add, { body }, token);
  expect(twice.error?.code).toBe('DUPLICATE');

  const [undone] = await orders('new');
  const early = { body: { ...body, orderId: undone?.id ?? '' } };
  expect((await services.call(reviewEndpoints.add, early, token)).error?.code).toBe('ORDER_STATE');
});

test("a service's stars are counted and stand month by month, and the hidden ones count for nothing", async () => {
  const { id, serviceId, version, stars } = await oneShown();
  const before = await starsOf(serviceId);
  expect(before.months).toHaveLength(12);
  expect(before.count).toBe(before.byStars.reduce((all, one) => all + one, 0));

  const token = await services.signIn('counter');
  const hide = { params: { id }, body: { version, reason: 'ถ้อยคำไม่เหมาะสม' } };
  const hidden = await services.get(reviewEndpoints.hide, hide, token);
  expect(hidden).toMatchObject({ hidden: true, hiddenReason: 'ถ้อยคำไม่เหมาะสม' });
  const after = await starsOf(serviceId);
  expect([after.count, after.sum]).toEqual([before.count - 1, before.sum - stars]);

  const stale = await services.call(
    reviewEndpoints.show,
    { params: { id }, body: { version } },
    token,
  );
  expect(stale.error?.code).toBe('STALE');
  const show = { params: { id }, body: { version: hidden.version } };
  expect(await services.get(reviewEndpoints.show, show, token)).toMatchObject({
    ...{ hidden: false, hiddenReason: '' },
  });
  expect(await starsOf(serviceId)).toEqual(before);
});

test('every figure of the stars is the sum of the reviews that it leads to', async () => {
  const token = await services.signIn('manager');
  const ofAll = await services.get(reviewEndpoints.services, {}, token);
  for (const { id: serviceId, ...figures } of ofAll) {
    const shown = (more: object) => page({ serviceId, hidden: false, limit: 100, ...more });
    const { rows, total } = await shown({});
    expect([figures.count, figures.sum]).toEqual([
      total,
      rows.reduce((all, { stars }) => all + stars, 0),
    ]);
    const { byStars, months } = await starsOf(serviceId);
    for (const [at, n] of byStars.entries()) expect((await shown({ stars: at + 1 })).total).toBe(n);
    for (const { month, count } of months) expect((await shown({ month })).total).toBe(count);
  }
  const admin = await services.signIn('admin');
  const { rows } = await services.get(reviewEndpoints.list, { query: { limit: 100 } }, admin);
  const places = new Set(rows.map(({ propertyId }) => propertyId));
  expect(places.size).toBeGreaterThan(1);
  const [place = ''] = places;
  const query = { propertyId: place, limit: 100 };
  const theirs = await services.get(reviewEndpoints.list, { query }, admin);
  expect(new Set(theirs.rows.map(({ propertyId }) => propertyId))).toEqual(new Set([place]));
});

test('hiding needs a reason, and more than looking at reviews', async () => {
  const { id, version } = await oneShown();
  const hide = { params: { id }, body: { version, reason: '' } };
  const manager = await services.signIn('manager');
  const empty = await services.call(reviewEndpoints.hide, hide, manager);
  expect(empty.error?.fields?.reason?.code).toBe('required');
  const finance = await services.signIn('finance');
  expect((await services.call(reviewEndpoints.hide, hide, finance)).error?.code).toBe('FORBIDDEN');
});
