import type { Page } from '@playwright/test';
import type { Account } from './accounts';
import { noteRefusals } from './policy';
import { openBrowser, story } from './story';
import { Watch } from './watch';

interface Visitor {
  page: Page;
  watch: Watch;
}

interface WorkerFixtures {
  /** A person's page, the same in all visits of a worker; `watch` has what went wrong behind it. */
  visitor: (as?: Account) => Promise<Visitor>;
}

/**
 * A story that looks and changes nothing. Its page goes on to the next one, as a person's does: a browser
 * that begins anew compiles the portal's scripts again for each screen.
 */
export const visit = story.extend<object, WorkerFixtures>({
  visitor: [
    async ({ browser, stateOf }, use) => {
      const known = new Map<Account | undefined, Promise<Visitor>>();
      const open = async (as?: Account): Promise<Visitor> => {
        const watch = new Watch();
        const context = await openBrowser(browser, watch, as && (await stateOf(as)));
        const page = await context.newPage();
        await noteRefusals(page);
        return { page, watch };
      };
      await use((as) => {
        const visitor = known.get(as) ?? open(as);
        known.set(as, visitor);
        return visitor;
      });
      for (const visitor of known.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
});
