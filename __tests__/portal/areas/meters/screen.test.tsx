import th from '@locales/th/meters.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { adminPage } from '@/portal/app/page/admin-page';
import { MetersScreen } from '@/portal/areas/meters/MetersScreen';
import { metersPage } from '@/portal/areas/meters/pages';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const MetersPage = adminPage(MetersScreen, metersPage);
const ids = ['1', '2', '3'].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
const now = '2026-11-25T03:00:00.000Z';
const kind = {
  ...{ id: anyId, version: 1, active: true, updatedAt: now, updatedBy: '', type: 'water' },
  ...{ name: 'ค่าน้ำ', unitWord: 'ลบ.ม.', decimals: 0 },
  rates: [
    {
      ...{ from: '2020-01', minimum: 0, fee: 0, vat: false },
      steps: [{ upTo: null, rate: '18.0000' }],
    },
  ],
};
const row = (unitId: string, at: number) => ({
  ...{ unitId, unitNumber: `A-010${at + 1}`, building: 'A', median: 5000, reading: null },
  floor: at + 1,
  before: { period: '2026-10', reading: '100', estimated: false },
});
const sent: { readings: { unitId: string; reading: string }[] }[] = [];
const path = '*/services/master-data/api/v1/sf/meter';
const coded = (data: unknown) => HttpResponse.json({ code: '200', data });
const server = setupServer(
  http.get(`${path}/sheet`, () =>
    coded({
      ...{ kind, kinds: [{ id: anyId, name: kind.name }], period: '2026-12' },
      rows: ids.map(row),
    }),
  ),
  http.post(`${path}/reading`, async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    const rows = body.readings.map(({ unitId, reading }) => ({
      ...row(unitId, ids.indexOf(unitId)),
      reading: {
        ...{ id: unitId, version: 1, reading, estimated: false, oldLast: null, newFirst: null },
        ...{ corrected: null, updatedAt: now, updatedBy: 'x', frozen: null, invoice: null },
      },
    }));
    return coded({ rows, refused: [] });
  }),
  http.all('*/services/*', () => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('Enter goes down the column, what is left is kept, and what stands out says why', async () => {
  await openPage(MetersPage, { pathname: '/meters', place: anyId });
  const field = (unit: string) => screen.findByLabelText<HTMLInputElement>(`เลขมิเตอร์ห้อง ${unit}`);
  const first = await field('A-0101');
  const second = await field('A-0102');
  first.focus();
  fireEvent.change(first, { target: { value: '130' } });
  expect(await screen.findByText('540.00')).toBeVisible();
  expect(await screen.findByText('ใช้ 6 เท่าของปกติ (ปกติ 5)')).toBeVisible();
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.readings).toMatchObject([{ unitId: ids[0], reading: '130' }]);
  fireEvent.change(second, { target: { value: '90' } });
  expect(await screen.findByText(th.odd.less)).toBeVisible();
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  await waitFor(() => expect(screen.getByText(th.saved)).toBeVisible());
});

test('a unit is found by its number, however it is written, and by its floor', async () => {
  await openPage(MetersPage, { pathname: '/meters', place: anyId });
  const fields = () => screen.findAllByLabelText<HTMLInputElement>(/^เลขมิเตอร์ห้อง/);
  expect(await fields()).toHaveLength(3);
  fireEvent.change(screen.getByLabelText(th.search), { target: { value: 'a0102' } });
  await waitFor(async () => expect(await fields()).toHaveLength(1));
  expect(screen.getByLabelText('เลขมิเตอร์ห้อง A-0102')).toBeVisible();
  // What a view counts is what its link leads to.
  expect(screen.getByRole('link', { name: new RegExp(`^${th.view.missing}`) })).toHaveTextContent(
    '1',
  );
  fireEvent.change(screen.getByLabelText(th.search), { target: { value: '' } });
  await waitFor(async () => expect(await fields()).toHaveLength(3));
  fireEvent.change(screen.getByLabelText(th.floor), { target: { value: '3' } });
  await waitFor(() => expect(screen.queryByLabelText('เลขมิเตอร์ห้อง A-0102')).toBeNull());
  expect(screen.getByLabelText('เลขมิเตอร์ห้อง A-0103')).toBeVisible();
});
