import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ZodObject } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import type { PortalPage } from '@/portal/app/page/page';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { makeStore } from '@/portal/kit/page/store';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/page/admin-page', () => {
  const real = jest.requireActual('@/portal/app/page/admin-page');
  const adminPage = (Screen: never, area: AreaPage) =>
    Object.assign(real.adminPage(Screen, area), { area });
  return { ...real, adminPage };
});

const root = path.resolve('pages');
const pages = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => /^(?!_|api|.*\[).*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''));
/** Lists behind a view of their screen. */
const views: Record<string, string[]> = {
  'home-calendar': ['view=list'],
  'admin/property/index': ['tab=3', 'tab=4'],
};

const server = setupServer(
  http.all('*/services/*', () => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const notFilters = ['page', 'limit', 'sort', 'keywords'];
const person = { platform: false, propertyId: anyId } as never;

type Query = Record<string, string>;

/** What a page asks of its lists first, by what its address says. */
async function askedBy({ load }: AreaPage, query: Query) {
  const asked: { endpoint: Endpoint; query: Query }[] = [];
  const api = (async (endpoint, call) => {
    const { query } = (endpoint.call as unknown as ZodObject<{ query?: ZodObject }>).shape;
    if (query && 'keywords' in query.shape) asked.push({ endpoint, ...(call as { query: Query }) });
    throw new Error('recorded');
  }) as ApiClient;
  await load?.(makeStore(api).dispatch, query, person).catch(() => undefined);
  return asked;
}

/** What the address can ask of a page's lists: a value for each filter that changes what is asked. */
async function filtersOf(area: AreaPage, query: Query) {
  const filters = new Map<string, string>();
  const plain = await askedBy(area, query);
  for (const [place, { endpoint }] of plain.entries()) {
    const { shape } = (endpoint.call as unknown as ZodObject<{ query: ZodObject }>).shape.query;
    for (const [name, schema] of Object.entries(shape)) {
      const value = String(sampleOf(schema));
      const asked = (await askedBy(area, { ...query, [name]: value }))[place]?.query[name];
      const isAsked = String(asked) === value && asked !== plain[place]?.query[name];
      if (isAsked && !notFilters.includes(name)) filters.set(name, value);
    }
  }
  return [...filters];
}

/** By a field with the value, a button that takes it away, or the view that is chosen. */
const isShown = ([name, value]: readonly [string, string]) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].some(
    (field) => field.tagName !== 'SELECT' || field.value === value,
  ) ||
  [...document.querySelectorAll<HTMLAnchorElement>('nav a[aria-current]')].some(({ search }) =>
    new URLSearchParams(search).has(name),
  );

const visits = pages.flatMap((file) => (views[file] ?? ['']).map((view) => [file, view] as const));

test.each(visits)('what the address of %s %s asks for is to be seen', async (file, view) => {
  const { default: Page } = (await import(path.join(root, file))) as {
    default: PortalPage & { area?: AreaPage };
  };
  const query = Object.fromEntries(new URLSearchParams(view));
  const filters = await filtersOf(Page.area ?? {}, query);
  const pathname = `/${file.replace(/\/?index$/, '')}`;
  const hidden = async (some: typeof filters) => {
    const search = `?${new URLSearchParams({ ...query, ...Object.fromEntries(some) })}`;
    const place = some.some(([name]) => name === 'propertyId') ? null : anyId;
    await openPage(Page, { pathname, query, search, place });
    const missed = some.filter((one) => !isShown(one));
    cleanup();
    return missed;
  };
  if (filters.length === 0) return;
  // Some take each other's place: those are asked for one by one.
  const missed = await hidden(filters);
  const alone = [];
  for (const one of missed) alone.push(...(await hidden([one])));
  expect(alone).toEqual([]);
});
