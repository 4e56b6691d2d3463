import units from '@locales/th/units.json';
import { cleanup, screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { adminPage } from '@/portal/app/page/admin-page';
import { unitsPage } from '@/portal/areas/units/pages';
import { UnitsScreen } from '@/portal/areas/units/UnitsScreen';

const mockMoney = { owed: 123_450, late: 0 };
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { rows: object[] };
    if (path !== unitEndpoints.list.path) return reply.parse(sample);
    return reply.parse({ ...sample, rows: [{ ...sample.rows[0], ...mockMoney }], total: 1 });
  };
  return { browserApi: api, quietApi: api };
});

const open = (permissions = allPermissions) =>
  openPage(adminPage(UnitsScreen, unitsPage), {
    ...{ pathname: '/units', place: anyId, permissions },
  });
const amount = () => screen.findByText(/1,234\.50/, { selector: 'td, td *' });

test('what is owed is a figure, and a failure once it is late', async () => {
  await open();
  expect((await amount()).closest('[data-tone]')).toBeNull();
  mockMoney.late = 50;
  cleanup();
  await open();
  expect((await amount()).closest('[data-tone]')).toHaveAttribute('data-tone', 'failed');
});

test('who may not see invoices is shown neither a column nor a view of it', async () => {
  await open(allPermissions.filter((one) => one !== 'invoices:view'));
  await screen.findByRole('link', { name: new RegExp(`^${units.all}`) });
  expect(screen.queryByText(units.owed)).toBeNull();
  expect(screen.queryByRole('link', { name: new RegExp(`^${units.owes}`) })).toBeNull();
});
