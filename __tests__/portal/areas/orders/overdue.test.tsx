import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import type { Order } from '@/contracts/admin-order/order';
import { orderEndpoints } from '@/contracts/admin-order/order';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { adminPage } from '@/portal/app/page/admin-page';
import { OrdersScreen } from '@/portal/areas/orders/OrdersScreen';
import { ordersPage } from '@/portal/areas/orders/pages';
import { bangkok, bangkokDay } from '@/portal/kit/text/dates';

const minutesAgo = (n: number) => {
  const at = Date.now() - n * 60_000;
  return { wantedOn: bangkokDay(at), wantedTime: bangkok(at).format('HH:mm') };
};
const mockRows: Partial<Order>[] = [
  { status: 'assigned', serviceTh: 'ล้างแอร์', vendorName: 'ช่างเย็น', ...minutesAgo(23) },
  { status: 'under_way', serviceTh: 'ทาสี', wantedOn: '2020-01-02', wantedTime: '' },
  { status: 'done', serviceTh: 'ซ่อมก๊อก', wantedOn: '2020-01-02', wantedTime: '09:00' },
  { status: 'new', serviceTh: 'กำจัดปลวก', ...minutesAgo(-120) },
];
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { rows: object[] };
    if (path !== orderEndpoints.list.path) return reply.parse(sample);
    const rows = mockRows.map((row, at) => ({
      ...{ ...sample.rows[0], ...row },
      id: `0199d3a2-7c11-7000-8000-00000000001${at}`,
    }));
    return reply.parse({ ...sample, rows, total: rows.length });
  };
  return { browserApi: api, quietApi: api };
});

const rowOf = async (service: string) =>
  (await screen.findByRole('link', { name: service })).closest('tr') as HTMLElement;
const late = (row: HTMLElement) => row.querySelector('[data-tone="failed"]');

test('an order that is past its time and still open says so, and whose it is', async () => {
  await openPage(adminPage(OrdersScreen, ordersPage), { pathname: '/orders', place: anyId });
  const mended = await rowOf('ล้างแอร์');
  expect(late(mended)).toHaveTextContent(/^เลย 2[34] นาที$/);
  expect((await screen.findByRole('link', { name: 'ล้างแอร์' })).closest('td')).toHaveTextContent(
    'ช่างเย็น',
  );
  const painted = await rowOf('ทาสี');
  expect(late(painted)).toHaveTextContent(/^เลย \d+ วัน$/);
  expect(painted).toHaveTextContent('2563');
  expect(late(await rowOf('ซ่อมก๊อก'))).toBeNull();
  expect(late(await rowOf('กำจัดปลวก'))).toBeNull();
});
