import { type DemoAccount, startServices } from '@tests/kit/services';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { boardEndpoints, postEndpoints } from '@/contracts/bulletin/post';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { newsViews } from '@/contracts/news/news';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();

interface View {
  query: object;
  count: number;
}

/** What each list's views count, of what filters beside them find. */
const viewsOf: Record<string, (token: string, beside: object) => Promise<View[]>> = {
  invoices: async (token, query) => {
    const { all, ...states } = await services.get(invoiceEndpoints.tabs, { query }, token);
    const each = Object.entries(states).map(([state, count]) => ({ query: { state }, count }));
    return [{ query: {}, count: all }, ...each];
  },
  news: async (token, query) =>
    (await services.get(newsEndpoints.tabs, { query }, token)).map(({ view, count }) => ({
      ...{ query: newsViews[view], count },
    })),
  units: async (token, query) => {
    const { all, owes, ...livings } = await services.get(unitEndpoints.tabs, { query }, token);
    const each = Object.entries(livings).map(([living, count]) => ({ query: { living }, count }));
    const owing = owes === undefined ? [] : [{ query: { owes: true }, count: owes }];
    return [{ query: {}, count: all }, ...owing, ...each];
  },
  bulletin: async (token) => {
    const { all, hidden, reported } = await services.get(boardEndpoints.tabs, {}, token);
    return [
      { query: {}, count: all },
      { query: { active: false }, count: hidden },
      { query: { reported: true }, count: reported },
    ];
  },
  suggestions: async (token) => {
    const { statuses, late } = await services.get(suggestionEndpoints.tabs, {}, token);
    const each = statuses.map(({ status, count }) => ({ query: { status }, count }));
    return [{ query: { late: true }, count: late }, ...each];
  },
  members: async (token) =>
    (await services.get(newMemberEndpoints.tabs, {}, token)).map(({ status, count }) => ({
      ...{ query: { status }, count },
    })),
  parcels: async (token) =>
    (await services.get(parcelEndpoints.tabs, {}, token)).statuses.map(({ status, count }) => ({
      ...{ query: { status }, count },
    })),
};
const lists: Record<string, ListEndpoint> = {
  invoices: invoiceEndpoints.list,
  news: newsEndpoints.list,
  units: unitEndpoints.list,
  bulletin: postEndpoints.list,
  suggestions: suggestionEndpoints.list,
  members: newMemberEndpoints.list,
  parcels: parcelEndpoints.list,
};

const month = new Date().toISOString().slice(0, 7);

test.each<[string, DemoAccount, object]>([
  ['invoices', 'manager', {}],
  ['invoices', 'village', {}],
  ['invoices', 'manager', { period: month }],
  ['invoices', 'manager', { keywords: 'A-0' }],
  ['invoices', 'manager', { bucket: 'd30' }],
  ['invoices', 'manager', { mail: 'none' }],
  ['news', 'manager', {}],
  ['news', 'village', {}],
  ['news', 'admin', {}],
  ['news', 'manager', { type: 'emergency' }],
  ['news', 'manager', { keywords: 'น้ำ' }],
  ['units', 'manager', {}],
  ['units', 'counter', {}],
  ['units', 'village', { active: true }],
  ['units', 'manager', { building: 'A', keywords: 'ก' }],
  ['bulletin', 'manager', {}],
  ['suggestions', 'manager', {}],
  ['members', 'manager', {}],
  ['parcels', 'manager', {}],
])('each view of %s counts for %s what its list finds beside %j', async (name, account, beside) => {
  const [read, list] = [viewsOf[name], lists[name]];
  if (!read || !list) throw new Error(`${name} has no views`);
  const token = await services.signIn(account);
  const views = await read(token, beside);
  const found = await Promise.all(
    views.map(async ({ query }) => {
      const call = { query: { ...beside, ...query, limit: 1 } } as unknown as CallOf<ListEndpoint>;
      return { query, count: (await services.get(list, call, token)).total };
    }),
  );
  expect(views).toEqual(found);
  expect(views.some(({ count }) => count > 0)).toBe(true);
});

test('an invoice that is voided, and one that is paid, go from view to view', async () => {
  const token = await services.signIn('manager');
  const tabs = () => services.get(invoiceEndpoints.tabs, { query: {} }, token);
  const before = await tabs();
  const query = { state: 'open' as const, limit: 1 };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const params = { id: rows[0]?.id ?? '' };
  const body = { reason: 'ออกซ้ำ' };
  await services.get(invoiceEndpoints.cancel, { params, body }, token);
  expect(await tabs()).toMatchObject({
    ...{ all: before.all, paid: before.paid },
    ...{ owed: before.owed - 1, void: before.void + 1 },
  });
});
