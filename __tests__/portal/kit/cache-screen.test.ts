import type * as CacheScreen from '@/portal/kit/page/cache-screen';

const entry = `__turbopack_load_page_chunks__("/units", [
  "static/chunks/units.js",
  "static/chunks/shared.js",
  "static/chunks/units.css"
])`;

const asked: string[] = [];
const answer = (ok: boolean, text: string) =>
  jest.fn(async (address: string) => {
    asked.push(address);
    return { ok, text: async () => text } as Response;
  });

const fetchedLater = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => [
    link.getAttribute('href'),
    link.as,
  ]);

let cacheScreen: typeof CacheScreen.cacheScreen;

beforeEach(async () => {
  // What has been asked for is remembered as long as the page stands.
  jest.resetModules();
  ({ cacheScreen } = await import('@/portal/kit/page/cache-screen'));
  asked.length = 0;
  document.head.innerHTML = '<script src="/_next/static/chunks/shared.js" type="text/plain">';
  Object.assign(window, { __BUILD_MANIFEST: { '/units': ['static/chunks/entry.js'] } });
});

test('fetches what a screen needs beyond what is here, and runs none of it', async () => {
  global.fetch = answer(true, entry) as unknown as typeof fetch;
  await cacheScreen('/units');
  expect(asked).toEqual(['/_next/static/chunks/entry.js']);
  expect(fetchedLater()).toEqual([
    ['/_next/static/chunks/units.js', 'script'],
    ['/_next/static/chunks/units.css', 'style'],
  ]);
  // Once more is nothing more, and asks nothing.
  await cacheScreen('/units');
  expect(asked).toHaveLength(1);
  expect(fetchedLater()).toHaveLength(2);
});

test.each([
  ['a screen that the list of pages does not know', '/elsewhere', true, entry],
  ['a reply that is an error', '/units', false, entry],
  ['a script that names no files', '/units', true, 'console.log(1)'],
])('leaves %s', async (_what, screen, ok, text) => {
  global.fetch = answer(ok, text) as unknown as typeof fetch;
  await cacheScreen(screen);
  expect(fetchedLater()).toEqual([]);
});

test('leaves what cannot be fetched now, until it is asked for again', async () => {
  global.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  await expect(cacheScreen('/units')).resolves.toBeUndefined();
  expect(fetchedLater()).toEqual([]);
  global.fetch = answer(true, entry) as unknown as typeof fetch;
  await cacheScreen('/units');
  expect(fetchedLater()).toHaveLength(2);
});
