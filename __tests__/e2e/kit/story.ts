import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { type Account, signInState } from './accounts';
import { portalAddress } from './portal-address';
import { Watch } from './watch';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * A browser in which Thai was chosen: the account's own language, which some stories change, counts
 * where none was.
 */
const inThai = (state: State = { cookies: [], origins: [] }): State => ({
  ...state,
  cookies: [
    ...(state.cookies ?? []),
    {
      ...{ name: 'language', value: 'th', domain: '127.0.0.1', path: '/' },
      ...{ expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ],
});

/** What Next.js adds to a page once its scripts have taken over; a document of another make is whole. */
const takenOver = 'next-route-announcer, html:not(:has(#__NEXT_DATA__))';

/**
 * Has a story that opens a page go on when its scripts answer: a key or a click before that is lost,
 * and whether it comes before is a matter of how busy the machine is. `waitUntil` goes on at once.
 */
function untilTakenOver(page: Page): void {
  const wait = async (options?: object) => {
    if (options) return;
    await page.locator(takenOver).first().waitFor({ state: 'attached', timeout: 20_000 });
  };
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    await wait(options);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await wait(options);
    return answer;
  };
}

/** Another browser, in Thai; `watch` notes what goes wrong behind its pages. */
export async function openBrowser(
  browser: Browser,
  watch: Watch,
  state?: State,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState: inThai(state), ...options });
  watch.add(context);
  if (options.javaScriptEnabled !== false) context.on('page', untilTakenOver);
  return context;
}

interface Fixtures {
  /** Who is signed in at the story's beginning; nobody, unless `story.use({ as })` says. */
  as: Account | undefined;
  watch: Watch;
  watched: undefined;
  /** Another browser, with somebody else or the same person at it. */
  otherPage: (as?: Account, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  stateOf: (account: Account) => Promise<State>;
  /** Asks as somebody, or as nobody, without a browser. */
  asking: (as?: Account) => Promise<APIRequestContext>;
}

/** A test that fails when anything goes wrong behind its pages, whatever it checks itself. */
export const story = test.extend<Fixtures, WorkerFixtures>({
  as: [undefined, { option: true }],
  stateOf: [
    async ({ playwright }, use) => {
      const states = new Map<Account, Promise<State>>();
      const read = async (account: Account) => {
        // A browser of its own: a sign-in ends the one that its browser had before.
        const request = await playwright.request.newContext({
          baseURL: portalAddress(),
          storageState: { cookies: [], origins: [] },
        });
        const state = await signInState(request, account);
        await request.dispose();
        return state;
      };
      await use((account) => {
        const state = states.get(account) ?? read(account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  asking: [
    async ({ playwright, stateOf }, use) => {
      await use(async (as) => {
        const storageState = inThai(as && (await stateOf(as)));
        return playwright.request.newContext({ baseURL: portalAddress(), storageState });
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ as, stateOf }, use) => use(inThai(as && (await stateOf(as)))),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    watch.check();
  },
  watched: [
    async ({ context, watch, javaScriptEnabled }, use) => {
      watch.add(context);
      if (javaScriptEnabled) context.on('page', untilTakenOver);
      await use(undefined);
    },
    { auto: true },
  ],
  otherPage: async ({ browser, watch, stateOf }, use) => {
    const opened: Page[] = [];
    await use(async (account, options) => {
      const state = account && (await stateOf(account));
      const context = await openBrowser(browser, watch, state, options);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
