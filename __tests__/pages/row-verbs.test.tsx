import path from 'node:path';
import common from '@locales/th/common.json';
import { act, cleanup, screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { ReceivedFile } from '@/contracts/kit/calls/files';
import { sampleOf } from '@/contracts/kit/calls/sample';
import type { PortalPage } from '@/portal/app/page/page';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async (endpoint: Endpoint) =>
    endpoint.envelope === 'file'
      ? new ReceivedFile(new Blob(['a']), 'a', 1)
      : endpoint.reply.parse(sampleOf(endpoint.reply));
  return { browserApi: api, quietApi: api };
});

const deeds = () => screen.queryAllByText(common.list.actions, { selector: 'th *' });

// Lists whose rows have one deed and no menu beside it.
test.each([
  ['invoices/index', 'receipts:create'],
  ['arrears/index', 'arrears:create'],
  ['receipts/deposits', 'receipts:create'],
] as const)("%s has its rows' verb in sight, for who may do it alone", async (file, right) => {
  const { default: Page } = (await import(path.resolve('pages', file))) as { default: PortalPage };
  const at = { pathname: `/${file.replace(/\/index$/, '')}`, query: {}, place: anyId };
  await openPage(Page, { ...at, permissions: allPermissions });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(deeds()).not.toEqual([]);
  cleanup();
  const permissions = allPermissions.filter((one) => one.endsWith(':view') && one !== right);
  await openPage(Page, { ...at, permissions });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(deeds()).toEqual([]);
});
