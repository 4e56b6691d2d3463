import { startServices } from '@tests/kit/services';
import { picture as drawn, jpeg, sent } from '@tests/services/upload/files';
import { type Banner, bannerEndpoints, bannerPageEndpoints } from '@/contracts/banner/banner';
import { type PageKey, pages } from '@/contracts/banner/pages';

const services = startServices();
const { list, upsert, active, order } = bannerEndpoints;
const places: Record<string, string> = {};

beforeAll(async () => {
  const rows = await services.sql<{ id: string; code: string }>('select id, code from properties');
  for (const { id, code } of rows) places[code] = id;
});

const draftOf = (pageKey: PageKey, picture: string, rest: object = {}) => ({
  ...{ pageKey, picture, titleTh: 'สงกรานต์', from: '13/04/2570', to: '15/04/2570' },
  ...{ titleEn: '', titleCn: '', link: '', announceTo: [] },
  ...rest,
});

const shaped = async (pageKey: PageKey) =>
  new File([await drawn(pages[pageKey].picture.crop).jpeg().toBuffer()], 'banner.jpg');

async function add(token: string, pageKey: PageKey, rest: object = {}) {
  const picture = await sent(services, `banner/${pageKey}`, await shaped(pageKey), token);
  return services.call(upsert, { body: draftOf(pageKey, picture.id, rest) }, token);
}

test('a page that is full on a day is said so, and other days, pages and properties are not', async () => {
  const token = await services.signIn('manager');
  for (const titleTh of ['ก', 'ข', 'ค']) {
    expect((await add(token, 'news', { titleTh })).error).toBeUndefined();
  }
  const { error } = await add(token, 'news', { from: '10/04/2570', to: null });
  expect(error?.fields).toMatchObject({
    pageKey: { code: 'pageFull', details: { most: 3, day: '2027-04-13' } },
  });
  expect((await add(token, 'news', { from: '16/04/2570', to: '' })).error).toBeUndefined();
  expect((await add(token, 'privilege')).error).toBeUndefined();
  expect((await add(await services.signIn('village'), 'news')).error).toBeUndefined();

  const admin = await services.signIn('admin');
  const both = { announceTo: [places.RMN, places.STP] };
  expect((await add(admin, 'news', both)).error?.fields?.pageKey?.details?.day).toBe('2027-04-13');
  expect((await add(admin, 'news', { announceTo: [places.STP] })).error).toBeUndefined();
});

test('one that was switched off makes room, and is not switched on without any', async () => {
  const token = await services.signIn('manager');
  const [old] = (await services.get(list, { query: { pageKey: 'popup' } }, token)).rows;
  const params = { id: old?.id ?? '' };
  const now = { from: '01/01/2569', to: null };
  expect((await add(token, 'popup', now)).error?.fields).toHaveProperty('pageKey');
  await services.get(active, { params, body: { active: false } }, token);
  expect((await add(token, 'popup', now)).error).toBeUndefined();
  const again = await services.call(active, { params, body: { active: true } }, token);
  expect(again.error?.fields).toHaveProperty('pageKey');
});

test('a picture has the shape of its page', async () => {
  const token = await services.signIn('manager');
  const made = (await add(token, 'home')).data as Banner;
  const { id, version, picture } = made;
  const body = { ...draftOf('privilege', picture ?? ''), id, version };
  const { error } = await services.call(upsert, { body }, token);
  expect(error?.fields).toMatchObject({ picture: { code: 'pictureShape' } });
  const uncut = await sent(services, 'banner/home', await jpeg(), token);
  const edit = { body: { ...draftOf('home', uncut.id), id, version } };
  expect((await services.call(upsert, edit, token)).error?.fields).toEqual(error?.fields);
  const link = await services.call(upsert, { body: { ...body, link: 'javascript:x()' } }, token);
  expect(link.error?.fields).toMatchObject({ link: { code: 'appLink' } });
});

test('what is shown today comes in its order, and what comes next is named', async () => {
  const token = await services.signIn('village');
  const home = async () =>
    (await services.get(bannerPageEndpoints.shown, {}, token)).find(
      ({ pageKey }) => pageKey === 'home',
    );
  const before = await home();
  expect(before).toMatchObject({ most: 5, next: { titleTh: 'สระว่ายน้ำเปิดถึงสี่ทุ่ม' } });
  const ids = (before?.running ?? []).map(({ id }) => id).reverse();
  await services.get(order, { body: { ids } }, token);
  expect((await home())?.running.map(({ id }) => id)).toEqual(ids);
});
