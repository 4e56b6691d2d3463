import { readdirSync } from 'node:fs';
import path from 'node:path';
import common from '@locales/th/common.json';
import errors from '@locales/th/errors.json';
import { act, screen, waitFor } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { adminShell } from '@/portal/app/page/admin-page';
import type { PortalPage } from '@/portal/app/page/page';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const root = path.resolve('pages');
const pages = readdirSync(root, { recursive: true })
  .map((file) => String(file).replace(/\.tsx$/, ''))
  .filter((file) => !/^(_|api|.*\.ts$)/.test(file) && path.extname(file) === '')
  .filter((file) =>
    readdirSync(path.dirname(path.join(root, file))).includes(`${path.basename(file)}.tsx`),
  );

let asked = 0;
const server = setupServer(
  http.all('*/services/*', () => {
    asked += 1;
    return HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
});
afterAll(() => server.close());

const said = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent?.includes(errors.FORBIDDEN));

const places = [
  ['a property', anyId],
  ['the main admin', null],
] as const;

describe.each(places)('at %s, where every call is refused,', (_, place) => {
  test.each(pages)('%s says so, and leaves nobody waiting', async (file) => {
    const { default: Page } = (await import(path.join(root, file))) as { default: PortalPage };
    const pathname = `/${file.replace(/\/?index$/, '')}`;
    await openPage(Page, { pathname, query: { id: anyId, ids: anyId, codes: 'P-1' }, place });
    if (Page.Layout === adminShell.Layout) await waitFor(() => expect(asked).toBeGreaterThan(0));
    else await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    if (asked === 0) return;
    await waitFor(() => expect(said()).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByText(common.list.loading)).not.toBeInTheDocument());
  });
});
