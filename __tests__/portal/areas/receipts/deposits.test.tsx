import th from '@locales/th/deposits.json';
import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { adminPage } from '@/portal/app/page/admin-page';
import { DepositsScreen } from '@/portal/areas/receipts/deposits/DepositsScreen';
import { depositsPage } from '@/portal/areas/receipts/pages';

const Page = adminPage(DepositsScreen, depositsPage);

let mockDeposit: object;
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { rows?: object[] };
    if (path !== '/sf/deposit') return reply.parse(sample);
    return reply.parse({ ...sample, rows: [{ ...sample.rows?.[0], ...mockDeposit }], total: 1 });
  };
  return { browserApi: api, quietApi: api };
});

const open = (deposit: object) => {
  mockDeposit = deposit;
  return openPage(Page, {
    ...{ pathname: '/receipts/deposits', query: {}, place: anyId, permissions: allPermissions },
  });
};

test('a deposit of which something is left to ask for is given back', async () => {
  await open({ held: 500_000, asked: 450_000 });
  expect(await screen.findByRole('button', { name: new RegExp(th.refund) })).toBeVisible();
  expect(screen.queryByRole('link', { name: new RegExp(th.waits) })).toBeNull();
});

test('one that is asked for whole leads to what waits, and is not asked for again', async () => {
  await open({ held: 500_000, asked: 500_000, unitId: anyId });
  const link = await screen.findByRole('link', { name: new RegExp(th.waits) });
  expect(link).toHaveAttribute('href', `/receipts/refunds?state=asked&unitId=${anyId}`);
  expect(screen.queryByRole('button', { name: new RegExp(th.refund) })).toBeNull();
});
