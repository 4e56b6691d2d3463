import path from 'node:path';
import common from '@locales/th/common.json';
import { act, screen, within } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { PortalPage } from '@/portal/app/page/page';
import { notice } from '@/portal/kit/page/notice';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const server = setupServer(
  http.all('*', () => HttpResponse.json({ code: 'UNAVAILABLE' }, { status: 503 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test.each([
  ['/stay/bypass', 'stranger'],
  ['/login', 'stranger'],
  ['/resetpassword', 'stranger'],
  ['/mb/resetpassword', 'stranger'],
  ['/mb/resetpassword/done', 'stranger'],
  ['/parcels/print', anyId],
])('%s shows notices at the top right', async (pathname, place) => {
  const { default: Page } = (await import(path.resolve(`pages${pathname}`))) as {
    default: PortalPage;
  };
  await openPage(Page, { pathname, place });
  const area = await screen.findByRole('region', { name: new RegExp(common.shell.notices) });
  await act(async () => notice.success('บันทึกแล้ว'));
  const told = await within(area).findByText('บันทึกแล้ว');
  expect(told.closest('.Toastify__toast-container--top-right')).not.toBeNull();
});

test('within the shell what one has done is said at the bottom, what failed at the top right', async () => {
  const { default: Page } = (await import(path.resolve('pages/parcels'))) as {
    default: PortalPage;
  };
  await openPage(Page, { pathname: '/parcels', place: anyId });
  const done = await screen.findByRole('region', { name: new RegExp(common.shell.doneNotices) });
  await act(async () => notice.success('บันทึกแล้ว'));
  await within(done).findByText('บันทึกแล้ว');
  await act(async () => notice.error('ไม่สำเร็จ'));
  const told = await screen.findByText('ไม่สำเร็จ');
  expect(told.closest('.Toastify__toast-container--top-right')).not.toBeNull();
});
